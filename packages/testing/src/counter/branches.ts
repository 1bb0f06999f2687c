import type { BranchState } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns the state of an open branch that is busy and accepts orders by hand. */
export function aBranchState(fields: Partial<BranchState> = {}): BranchState {
  return sample(examples.BranchState, fields);
}
