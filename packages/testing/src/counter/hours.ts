import type { Hours, HoursConflict, HoursDay } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns the hours of a branch with a holiday and a booking on it. */
export function someBranchHours(fields: Partial<Hours> = {}): Hours {
  return sample(examples.Hours, fields);
}

/** Returns a day on which the branch is closed. */
export function anHoursDay(fields: Partial<HoursDay> = {}): HoursDay {
  return sample(first(examples.Hours.days), fields);
}

/** Returns a booking on a closed day. */
export function anHoursConflict(fields: Partial<HoursConflict> = {}): HoursConflict {
  return sample(first(examples.Hours.conflicts), fields);
}
