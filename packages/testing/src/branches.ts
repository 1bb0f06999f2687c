import type { Branch, BranchHours } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { first, sample } from './sample.ts';

/** A branch that is open, as it is told to somebody who is nowhere. */
export function aBranch(fields: Partial<Branch> = {}): Branch {
  return sample(first(examples.BranchesWithoutPlace), fields);
}

/** A branch that is closed and opens again tomorrow. */
export function aClosedBranch(fields: Partial<Branch> = {}): Branch {
  return sample(
    examples.BranchesWithoutPlace.find(({ status }) => status === 'Closed') ?? aBranch(),
    fields,
  );
}

/** The times of {@link aBranch} that can still be asked for. */
export function someHours(fields: Partial<BranchHours> = {}): BranchHours {
  return sample(examples.HoursOpen, fields);
}
