import type { ErrorCode } from '@claypot/sdk';
import type { MutationContext, MutationTag } from './mutation.machine.ts';

/** Part of the snapshot that the selector reads. */
export interface MutationSnapshot<TInput, TOutput, TCode = ErrorCode> {
  readonly context: Pick<MutationContext<TInput, TOutput, TCode>, 'input' | 'output' | 'error'>;
  hasTag(tag: MutationTag): boolean;
}

export interface MutationView<TInput, TOutput, TCode = ErrorCode> {
  /** `asking`: waits for `CONFIRM` or `CANCEL`. */
  status: 'idle' | 'asking' | 'running' | 'rejected' | 'done';
  input: TInput | null;
  output: TOutput | null;
  error: TCode | null;
}

/** View of a mutation that has not run. */
export const IDLE = { status: 'idle', input: null, output: null, error: null } as const;

const STATUSES = ['asking', 'running', 'rejected', 'done'] as const;

export function selectMutation<TInput, TOutput, TCode = ErrorCode>(
  snapshot: MutationSnapshot<TInput, TOutput, TCode>,
): MutationView<TInput, TOutput, TCode> {
  const { input, output, error } = snapshot.context;
  const status = STATUSES.find((tag) => snapshot.hasTag(tag)) ?? 'idle';
  return { status, input, output, error };
}
