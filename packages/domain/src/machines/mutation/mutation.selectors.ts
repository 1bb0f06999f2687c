import type { ErrorCode } from '@claypot/sdk';
import type { MutationContext, MutationTag } from './mutation.machine.ts';

/** As much of a mutation's snapshot as its view needs. */
export interface MutationSnapshot<TInput, TOutput> {
  readonly context: Pick<MutationContext<TInput, TOutput>, 'input' | 'output' | 'error'>;
  hasTag(tag: MutationTag): boolean;
}

/** All that a view of something to be done may ask. */
export interface MutationView<TInput, TOutput> {
  /** `asking`: the customer is asked first (`CONFIRM`, `CANCEL`). */
  status: 'idle' | 'asking' | 'running' | 'rejected' | 'done';
  /** What it was last asked to do; null before the first time. */
  input: TInput | null;
  /** What came of it, while `done`. */
  output: TOutput | null;
  /** Why it could not be done, while `refused`. */
  error: ErrorCode | null;
}

/** What is said of something that nobody has asked for yet. */
export const IDLE = { status: 'idle', input: null, output: null, error: null } as const;

const STATUSES = ['asking', 'running', 'rejected', 'done'] as const;

export function selectMutation<TInput, TOutput>(
  snapshot: MutationSnapshot<TInput, TOutput>,
): MutationView<TInput, TOutput> {
  const { input, output, error } = snapshot.context;
  const status = STATUSES.find((tag) => snapshot.hasTag(tag)) ?? 'idle';
  return { status, input, output, error };
}
