import { parseMemberNo } from '@claypot/domain/account';

/**
 * `unreadable`: the text contains no member number, or a part that is none; `several`: it contains
 * the numbers of different members.
 */
export type ScanProblem = 'unreadable' | 'several';

/** Member number of a scanned text, or the reason why there is none. */
export type ParsedScan = { readonly member_no: string } | { readonly problem: ScanProblem };

/** Control characters, which scanners send before, between and after codes. */
const CONTROL = /\p{Cc}+/u;
/** Prefix by which a scanner names the kind of code (ISO/IEC 15424), such as `]Q1`. */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * Parses the text that a scanner read. The same code twice is one member. Part of a code beside a
 * whole one is rejected, because it may belong to another member.
 */
export function parseScan(text: string): ParsedScan {
  const parts = text
    .split(CONTROL)
    .map((part) => part.trim().replace(SYMBOLOGY, ''))
    .filter((part) => part !== '');
  const numbers = new Set(parts.map(parseMemberNo));
  const [member_no] = numbers;
  if (member_no === undefined || numbers.has(null)) return { problem: 'unreadable' };
  if (numbers.size > 1 || member_no === null) return { problem: 'several' };
  return { member_no };
}
