import type { Address } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** Returns a member's default address. */
export function anAddress(fields: Partial<Address> = {}): Address {
  return sample(first(examples.Addresses), fields);
}
