import type { Branch, BranchHours, WeekHours } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** Returns an open branch, as listed without a position. */
export function aBranch(fields: Partial<Branch> = {}): Branch {
  return sample(first(examples.BranchesWithoutPlace), fields);
}

/** Returns a closed branch that opens tomorrow. */
export function aClosedBranch(fields: Partial<Branch> = {}): Branch {
  return sample(
    examples.BranchesWithoutPlace.find(({ status }) => status === 'Closed') ?? aBranch(),
    fields,
  );
}

/** Returns the same opening hours for all days of the week. */
export function everyDay(open: string, close: string): WeekHours {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open, close }));
}

/** Returns opening hours that differ from 11:00 to 22:00 from Friday to Sunday. */
export function aVariedWeek(): WeekHours {
  const hours = (day: number, open: string, close: string) => ({ weekday: day, open, close });
  return [
    ...everyDay('11:00', '22:00').slice(0, 4),
    hours(5, '11:00', '23:30'),
    hours(6, '10:00', '23:30'),
    hours(7, '10:00', '22:00'),
  ];
}

/** Returns the available times of {@link aBranch}. */
export function someHours(fields: Partial<BranchHours> = {}): BranchHours {
  return sample(examples.HoursOpen, fields);
}
