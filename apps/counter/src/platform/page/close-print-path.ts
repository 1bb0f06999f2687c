import { BASE } from './follow-links.ts';

/** A close that a window of its own prints. */
export interface PrintedClose {
  readonly branch_id: string;
  readonly number: number;
}

const PREFIX = `${BASE}/print/close/`;

/** Returns the address of the window that prints a close. */
export function closePrintHrefOf({ branch_id, number }: PrintedClose): string {
  return `${PREFIX}${encodeURIComponent(branch_id)}/${number}`;
}

/** Returns the close that an address prints; null for any other address of the app. */
export function printedCloseOf({ pathname }: Pick<Location, 'pathname'>): PrintedClose | null {
  if (!pathname.startsWith(PREFIX)) return null;
  const [branch = '', number = ''] = pathname.slice(PREFIX.length).split('/');
  if (branch === '' || !/^[1-9]\d{0,8}$/.test(number)) return null;
  return { branch_id: decodeURIComponent(branch), number: Number(number) };
}
