import type { DeliveryOption, DeliveryOptions } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** Returns an open branch that delivers. */
export function aDeliveryOption(fields: Partial<DeliveryOption> = {}): DeliveryOption {
  return sample(first(examples.DeliveryOptions.branches), fields);
}

/**
 * Returns three branches for a place, nearest first. One delivers, one does not, and one is
 * unknown.
 */
export function someDeliveryOptions(fields: Partial<DeliveryOptions> = {}): DeliveryOptions {
  return sample(examples.DeliveryOptions, fields);
}
