import type { TextFormat } from '../fields/field.ts';

/** Returns a typed text in the format of the files, or as typed if it does not fit. */
export function formatTyped(typed: string, format: TextFormat): string {
  const text = typed.trim();
  const convert = CONVERSIONS[format];
  return text === '' || convert === undefined ? text : convert(text);
}

const CONVERSIONS: Partial<Record<TextFormat, (text: string) => string>> = {
  price: (text) => withDecimals(text.replace(/^RM\s*/i, ''), 2),
  percent: (text) => text.replace(/\s*%$/, '').replace(',', '.'),
  kilometres: (text) => withDecimals(text.replace(/\s*km$/i, ''), 1),
  degrees: shortDegrees,
  phone: internationalPhone,
  color: (text) => (text.startsWith('#') ? text : `#${text}`).toLowerCase(),
  url: (text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`),
};

/** `12` and `12,5` become `12.00` and `12.50`. */
function withDecimals(text: string, decimals: number): string {
  const [, whole, fraction = ''] = /^(\d{1,5})(?:[.,](\d*))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals) return text;
  return `${Number(whole)}.${fraction.padEnd(decimals, '0')}`;
}

/** Six decimals are ten centimetres; maps copy more. */
function shortDegrees(text: string): string {
  const [, whole, fraction = '0'] = /^(-?\d{1,3})(?:[.,](\d+))?$/.exec(text) ?? [];
  return whole === undefined ? text : `${whole}.${fraction.slice(0, 6)}`;
}

function internationalPhone(text: string): string {
  const digits = text.replace(/[\s()-]/g, '');
  if (/^0\d+$/.test(digits)) return `+6${digits}`;
  return /^60\d+$/.test(digits) ? `+${digits}` : digits;
}
