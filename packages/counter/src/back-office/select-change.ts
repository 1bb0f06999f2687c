import { type MutationSnapshot, selectMutation } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk/counter';
import type { DraftChangeInput, DraftOutcome } from './draft-change.ts';
import type { ChangeView } from './views.ts';

type Change =
  | { getSnapshot(): MutationSnapshot<DraftChangeInput, DraftOutcome, ErrorCode> }
  | undefined;

/** Returns the view of the last change of the draft. */
export function selectChange(change: Change): ChangeView {
  if (change === undefined) return { status: 'idle', kind: null, outcome: null, error: null };
  const { error, input, output, status } = selectMutation(change.getSnapshot());
  return {
    status,
    kind: input?.kind ?? null,
    outcome: status === 'done' ? (output?.kind ?? null) : null,
    error,
  };
}
