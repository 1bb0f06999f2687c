import type { KeyedRequestContext, KeyedRequestTag } from './keyed-request.types.ts';

/** As much of the snapshot as its view needs. */
export interface KeyedRequestSnapshot<TResult, TProblem> {
  readonly context: Pick<KeyedRequestContext<unknown, TResult, TProblem>, 'result' | 'problem'>;
  hasTag(tag: KeyedRequestTag): boolean;
}

/** All that a view of a keyed request may ask. */
export interface KeyedRequestView<TResult, TProblem> {
  /**
   * `sending`: on its way. `checking`: no reply came, and the server is being asked whether it
   * landed. `unreachable`: nor did that question get an answer; it is asked again, at once when
   * pressed (`RETRY`). `refused`: see `problem`. `notMade`: the reply was lost and the server knows
   * of nothing, so that trying again is safe. `done`: see `result`.
   */
  stage: 'idle' | 'sending' | 'checking' | 'unreachable' | 'rejected' | 'notMade' | 'done';
  /** What came of it, while `done`. */
  result: TResult | null;
  /** Why it was not done, while `refused`. */
  problem: TProblem | null;
}

/** A state that carries several of them is the first. */
const STAGES = ['sending', 'unreachable', 'checking', 'rejected', 'notMade', 'done'] as const;

export function selectKeyedRequest<TResult, TProblem>(
  snapshot: KeyedRequestSnapshot<TResult, TProblem>,
): KeyedRequestView<TResult, TProblem> {
  const { problem, result } = snapshot.context;
  return { stage: STAGES.find((tag) => snapshot.hasTag(tag)) ?? 'idle', result, problem };
}
