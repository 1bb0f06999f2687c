import type { Availability, AvailabilityItem } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns a menu with a counted dish, of which an extra is sold out, and a sold-out package. */
export function anAvailability(fields: Partial<Availability> = {}): Availability {
  return sample(examples.Availability, fields);
}

/** Returns a dish of which three portions are left and an extra is sold out. */
export function anAvailabilityItem(fields: Partial<AvailabilityItem> = {}): AvailabilityItem {
  return sample(first(examples.Availability.items), fields);
}
