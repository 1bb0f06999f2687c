import type { KeyedRequestContext, KeyedRequestTag } from './keyed-request.types.ts';

/** Part of the snapshot that the selector reads. */
export interface KeyedRequestSnapshot<TResult, TProblem> {
  readonly context: Pick<KeyedRequestContext<unknown, TResult, TProblem>, 'result' | 'problem'>;
  hasTag(tag: KeyedRequestTag): boolean;
}

export interface KeyedRequestView<TResult, TProblem> {
  /**
   * Current stage:
   * - `sending`: the request is in progress.
   * - `checking`: no reply arrived; the machine queries the outcome.
   * - `unreachable`: the query failed too; it is retried automatically, or at once with `RETRY`.
   * - `rejected`: rejected, see `problem`.
   * - `notMade`: the server does not know the request; retrying is safe.
   * - `done`: see `result`.
   */
  stage: 'idle' | 'sending' | 'checking' | 'unreachable' | 'rejected' | 'notMade' | 'done';
  /** Result while `done`; else null. */
  result: TResult | null;
  /** Reason of the rejection while `rejected`; else null. */
  problem: TProblem | null;
}

/** Tags in order of precedence, because a state may have several. */
const STAGES = ['sending', 'unreachable', 'checking', 'rejected', 'notMade', 'done'] as const;

export function selectKeyedRequest<TResult, TProblem>(
  snapshot: KeyedRequestSnapshot<TResult, TProblem>,
): KeyedRequestView<TResult, TProblem> {
  const { problem, result } = snapshot.context;
  return { stage: STAGES.find((tag) => snapshot.hasTag(tag)) ?? 'idle', result, problem };
}
