import type { BranchState, Capacity } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns the state of an open branch that is busy and accepts orders by hand. */
export function aBranchState(fields: Partial<BranchState> = {}): BranchState {
  return sample(examples.BranchState, fields);
}

/** Returns the capacity of a busy branch with a maximum of eight orders per quarter of an hour. */
export function aCapacity(fields: Partial<Capacity> = {}): Capacity {
  return sample(examples.Capacity, fields);
}
