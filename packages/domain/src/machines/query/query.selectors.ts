import type { ErrorCode } from '@claypot/sdk';
import type { QueryContext, QueryTag } from './query.machine.ts';

/** Part of the snapshot that the selector reads, for any input. */
export interface QuerySnapshot<TData, TCode = ErrorCode> {
  readonly context: Pick<
    QueryContext<unknown, TData, TCode>,
    'data' | 'empty' | 'error' | 'isLate' | 'isUnconfirmed' | 'loadedAt'
  >;
  hasTag(tag: QueryTag): boolean;
}

export interface Freshness {
  /** True if the data was loaded earlier and a request to confirm it is in progress. */
  unconfirmed: boolean;
  /** True if the data may be outdated: the reload failed or is slow. */
  stale: boolean;
  /**
   * Time of loading of stale data in epoch ms; null if the data is not stale or the time is
   * unknown.
   */
  asOf: number | null;
}

export interface QueryView<TData, TCode = ErrorCode> extends Freshness {
  /** `notFound`: the data does not exist, and retrying would not help. */
  status: 'loading' | 'empty' | 'ready' | 'failed' | 'notFound';
  /** Null during the first load, after it failed, and if not found. */
  data: TData | null;
  /** True while newer data is loading in the background. */
  refreshing: boolean;
  error: TCode | null;
}

export function selectQuery<TData, TCode = ErrorCode>(
  snapshot: QuerySnapshot<TData, TCode>,
): QueryView<TData, TCode> {
  const { data, error, isLate, isUnconfirmed, loadedAt } = snapshot.context;
  const stale = snapshot.hasTag('shown') && (error !== null || isLate);
  return {
    status: statusOf(snapshot),
    data,
    refreshing: snapshot.hasTag('refreshing'),
    unconfirmed: snapshot.hasTag('shown') && isUnconfirmed && !stale,
    stale,
    asOf: stale ? loadedAt : null,
    error,
  };
}

function statusOf(snapshot: QuerySnapshot<unknown, unknown>): QueryView<unknown>['status'] {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('notFound')) return 'notFound';
  return snapshot.context.empty ? 'empty' : 'ready';
}

/**
 * Returns the freshness of several queries shown together: unconfirmed or stale if one of them is,
 * and the earliest `asOf`.
 */
export function oldestOf(first: Freshness, ...others: readonly Freshness[]): Freshness {
  return others.reduce(
    (oldest, next) => ({
      unconfirmed: oldest.unconfirmed || next.unconfirmed,
      stale: oldest.stale || next.stale,
      asOf: earlier(oldest.asOf, next.asOf),
    }),
    first,
  );
}

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
