import type { Branch, BranchHours } from '@claypot/sdk';
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

/** Returns the available times of {@link aBranch}. */
export function someHours(fields: Partial<BranchHours> = {}): BranchHours {
  return sample(examples.HoursOpen, fields);
}
