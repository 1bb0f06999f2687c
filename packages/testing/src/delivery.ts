import type { DeliveryOption, DeliveryOptions } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** A branch that delivers, now. */
export function aDeliveryOption(fields: Partial<DeliveryOption> = {}): DeliveryOption {
  return sample(first(examples.DeliveryOptions.branches), fields);
}

/** Who brings an order to a place: of three branches the nearest, but for what is said otherwise. */
export function someDeliveryOptions(fields: Partial<DeliveryOptions> = {}): DeliveryOptions {
  return sample(examples.DeliveryOptions, fields);
}
