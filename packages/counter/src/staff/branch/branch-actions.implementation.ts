import type { BranchState, BusyRequest, PauseRequest } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../../app/ports.ts';
import { createApproval } from '../approval/approval.implementation.ts';

type BranchActionDeps = Pick<CounterRuntime, 'api' | 'clock' | 'emit' | 'identity'>;

/** Input of the busy action. */
export interface BusyInput {
  branch_id: string;
  /** Minutes added to the time that customers see; null ends it. */
  minutes: 10 | 20 | 30 | null;
  /** How long it lasts, in minutes from now. Ignored when it ends. */
  lastsMinutes: number;
}

/** Creates the action that marks a branch as busy. Cashiers need an approval. */
export function createSetBusy(deps: BranchActionDeps) {
  const { api, clock, emit } = deps;
  return createApproval<BusyInput, BranchState>(deps, {
    operation: 'setBusy',
    targetOf: ({ branch_id }) => branch_id,
    run: ({ branch_id, lastsMinutes, minutes }, { headers, signal }) => {
      const busy: BusyRequest['busy'] =
        minutes === null ? null : { minutes, until: fromNow(clock.now(), lastsMinutes) };
      return api.setBusy({ headers, body: { branch_id, busy } }, { signal });
    },
    onDone: (branch) => emit({ type: 'branch.changed', branch }),
  });
}

/** Input of the pause action. */
export interface PauseInput {
  branch_id: string;
  method: PauseRequest['method'];
  /** How long it lasts, in minutes from now; null ends the pause. */
  lastsMinutes: number | null;
}

/** Creates the action that pauses delivery, pickup or bookings. Cashiers need an approval. */
export function createSetPause(deps: BranchActionDeps) {
  const { api, clock, emit } = deps;
  return createApproval<PauseInput, BranchState>(deps, {
    operation: 'setPause',
    targetOf: ({ branch_id }) => branch_id,
    run: ({ branch_id, lastsMinutes, method }, { headers, signal }) => {
      const until = lastsMinutes === null ? null : fromNow(clock.now(), lastsMinutes);
      return api.setPause({ headers, body: { branch_id, method, until } }, { signal });
    },
    onDone: (branch) => emit({ type: 'branch.changed', branch }),
  });
}

function fromNow(now: Temporal.Instant, minutes: number): string {
  return now.add({ minutes }).toString({ smallestUnit: 'second' });
}
