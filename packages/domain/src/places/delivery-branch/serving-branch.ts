import type { DeliveryOption, DeliveryOptions } from '@claypot/sdk';
import type { Landmark } from '../geo/locator.ts';
import { pointOf } from '../geo/point.ts';

/** Closed, and nobody knows until when. */
function isSuspended({ next_open_time, status }: DeliveryOption): boolean {
  return status !== 'Open' && next_open_time === null;
}

/** Whether a branch can be chosen to deliver: it is not known not to go there, and opens again. */
export function canServe(option: DeliveryOption): boolean {
  return option.is_reachable !== false && !isSuspended(option);
}

/**
 * Who brings an order there unless the customer wants another: the nearest that delivers and takes
 * orders now, else the nearest that delivers when it opens, else the nearest of which the courier has
 * not said that it does not. Null where nobody does.
 */
export function servingBranch({ branches }: DeliveryOptions): DeliveryOption | null {
  const able = branches.filter(canServe);
  const sure = able.filter(({ is_reachable }) => is_reachable === true);
  return sure.find(({ asap_minutes }) => asap_minutes !== null) ?? sure[0] ?? able[0] ?? null;
}

/** Where an order would come from, to be drawn beside where it goes; null where nobody brings it. */
export function servingOutlet(options: DeliveryOptions): Landmark | null {
  const serving = servingBranch(options);
  return serving && { ...pointOf(serving), name: serving.branch_name };
}

/** What is said of delivering to an address from the branch that is chosen, before anything else. */
export type DeliveryWord =
  | { readonly kind: 'delivers'; readonly option: DeliveryOption }
  /** The branch does not go there, but another one does. */
  | { readonly kind: 'otherBranch'; readonly option: DeliveryOption }
  | { readonly kind: 'nobody' }
  /** The courier gave no answer. */
  | { readonly kind: 'unknown' };

/** @param branchId the branch that is chosen; null where none is. */
export function deliveryWord(options: DeliveryOptions, branchId: string | null): DeliveryWord {
  const serving = servingBranch(options);
  const chosen = options.branches.find(({ branch_id }) => branch_id === branchId) ?? serving;
  if (options.is_deliverable === false || chosen === null || serving === null) {
    return options.is_deliverable === null ? { kind: 'unknown' } : { kind: 'nobody' };
  }
  if (chosen.is_reachable === true && !isSuspended(chosen)) {
    return { kind: 'delivers', option: chosen };
  }
  if (serving.is_reachable === true) return { kind: 'otherBranch', option: serving };
  return { kind: 'unknown' };
}
