import { BASE } from './follow-links.ts';

/** A ticket that a window of its own prints. */
export interface PrintedPage {
  readonly order_id: string;
  readonly kind: 'kitchen' | 'receipt';
  readonly branch_id: string;
}

const PREFIX = `${BASE}/print/`;

/** Returns the address of the window that prints a ticket. */
export function printHrefOf({ branch_id, kind, order_id }: PrintedPage): string {
  const branch = new URLSearchParams({ branch: branch_id });
  return `${PREFIX}${kind}/${encodeURIComponent(order_id)}?${branch}`;
}

/** Returns the ticket that an address prints; null for any other address of the app. */
export function printedPageOf({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): PrintedPage | null {
  if (!pathname.startsWith(PREFIX)) return null;
  const [kind, order_id] = pathname.slice(PREFIX.length).split('/');
  if (order_id === undefined || order_id === '') return null;
  if (kind !== 'kitchen' && kind !== 'receipt') return null;
  const branch_id = new URLSearchParams(search).get('branch') ?? '';
  return { kind, order_id: decodeURIComponent(order_id), branch_id };
}
