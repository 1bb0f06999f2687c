import type { Identity } from '@claypot/sdk';

/** As much of a stored session as requests need. */
export interface Visitor {
  readonly owner: Identity;
  /** The bearer token of a member. */
  readonly token: string | null;
  /** The branch chosen to order from. */
  readonly branchId: string | null;
}

/** A stored session, before anything of it is known to be as it should. */
interface Loose {
  readonly guest_id?: unknown;
  readonly user?: { readonly id?: unknown };
  readonly api_token?: unknown;
  readonly branch_id?: unknown;
}

/**
 * Who is looking, out of what the session has stored; null where that is damaged or nobody. It is
 * looked at only roughly: the code that checks it is far larger, and a request for somebody who is
 * not there is merely refused.
 */
export function readVisitor(stored: string | null): Visitor | null {
  const value = parse(stored);
  const branchId = text(value?.branch_id);
  const token = text(value?.api_token);
  const customer_id = text(value?.user?.id);
  if (customer_id !== null && token !== null) {
    return { owner: { customer_id, guest_id: null }, token, branchId };
  }
  const guest_id = text(value?.guest_id);
  return guest_id === null
    ? null
    : { owner: { customer_id: null, guest_id }, token: null, branchId };
}

function parse(stored: string | null): Loose | null {
  try {
    return (JSON.parse(stored ?? 'null') as { readonly value?: Loose } | null)?.value ?? null;
  } catch {
    return null;
  }
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
