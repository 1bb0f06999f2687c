import { type PinPadSnapshot, selectPinPad } from '../pin-pad/pin-pad.selectors.ts';
import type { ApprovalView } from '../views.ts';
import type { ApprovalContext, ApprovalTag } from './approval.machine.ts';

/** Part of the snapshot that the selector reads, for any action. */
export interface ApprovalSnapshot<TInput, TOutput> {
  readonly context: Pick<
    ApprovalContext<TInput, TOutput>,
    'approverName' | 'error' | 'input' | 'output' | 'problem'
  >;
  readonly children: { readonly pad?: { getSnapshot(): PinPadSnapshot } | undefined };
  hasTag(tag: ApprovalTag): boolean;
}

const STATUSES = ['asking', 'running', 'rejected', 'done'] as const;

export function selectApproval<TInput, TOutput>(
  snapshot: ApprovalSnapshot<TInput, TOutput>,
): ApprovalView<TInput, TOutput> {
  const { approverName, error, input, output, problem } = snapshot.context;
  const { pad } = snapshot.children;
  return {
    status: STATUSES.find((tag) => snapshot.hasTag(tag)) ?? 'idle',
    pad: pad === undefined ? null : selectPinPad(pad.getSnapshot()),
    problem,
    input,
    output,
    approverName,
    error,
  };
}
