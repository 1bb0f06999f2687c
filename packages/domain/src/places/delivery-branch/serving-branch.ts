import type { DeliveryOption, DeliveryOptions } from '@claypot/sdk';
import type { Landmark } from '../geo/locator.ts';
import { pointOf } from '../geo/point.ts';

/** Returns true if the branch is closed without a known next opening. */
function isSuspended({ next_open_time, status }: DeliveryOption): boolean {
  return status !== 'Open' && next_open_time === null;
}

/**
 * Returns true if a branch can be selected for delivery: reachable or unknown, and not suspended.
 */
export function canServe(option: DeliveryOption): boolean {
  return option.is_reachable !== false && !isSuspended(option);
}

/**
 * Returns the default delivery branch; null if none. Prefers the nearest that delivers and accepts
 * orders now, then the nearest that delivers later. Last comes the nearest for which the courier
 * gave no answer.
 */
export function servingBranch({ branches }: DeliveryOptions): DeliveryOption | null {
  const able = branches.filter(canServe);
  const sure = able.filter(({ is_reachable }) => is_reachable === true);
  return sure.find(({ asap_minutes }) => asap_minutes !== null) ?? sure[0] ?? able[0] ?? null;
}

/** Returns the position and name of the serving branch for a map; null if there is none. */
export function servingOutlet(options: DeliveryOptions): Landmark | null {
  const serving = servingBranch(options);
  return serving && { ...pointOf(serving), name: serving.branch_name };
}

/** Delivery status of an address, given the selected branch. */
export type DeliveryWord =
  | { readonly kind: 'delivers'; readonly option: DeliveryOption }
  /** Another branch delivers. The selected one does not, or the courier gave no answer for it. */
  | { readonly kind: 'otherBranch'; readonly option: DeliveryOption }
  | { readonly kind: 'nobody' }
  /** The courier gave no answer. */
  | { readonly kind: 'unknown' };

/**
 * Returns how an address is served.
 *
 * @param branchId selected branch; null if none is selected
 */
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
