import type { PinPadView } from '../views.ts';
import type { PinPadContext } from './pin-pad.machine.ts';

/** Part of the snapshot that the selector reads, for any PIN pad. */
export interface PinPadSnapshot {
  readonly context: Omit<PinPadContext<unknown, unknown>, 'result' | 'subject'>;
  hasTag(tag: 'choosing' | 'entering' | 'checking'): boolean;
}

const STATUSES = ['choosing', 'entering', 'checking'] as const;

export function selectPinPad(snapshot: PinPadSnapshot): PinPadView {
  const { digits, people, person, problem } = snapshot.context;
  return {
    status: STATUSES.find((tag) => snapshot.hasTag(tag)) ?? 'done',
    people,
    person,
    count: digits.length,
    length: person?.pin_digits ?? 0,
    problem,
  };
}
