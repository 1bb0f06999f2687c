import type { ErrorCode } from '@claypot/sdk';
import type { QueryContext, QueryTag } from './query.machine.ts';

/** As much of a query's snapshot as its view needs; whatever was asked with fits. */
export interface QuerySnapshot<TData> {
  readonly context: Pick<
    QueryContext<unknown, TData>,
    'data' | 'empty' | 'error' | 'isLate' | 'isUnconfirmed' | 'loadedAt'
  >;
  hasTag(tag: QueryTag): boolean;
}

/** Whether what is shown is what the server has. */
export interface Freshness {
  /** What is shown was read earlier; the server is being asked whether it is still so. */
  unconfirmed: boolean;
  /** What is shown may be old: the newer version could not be loaded, or is long in coming. */
  stale: boolean;
  /** When what may be old was loaded, in epoch milliseconds; null where that is not told. */
  asOf: number | null;
}

/** All that a view of a query may ask. */
export interface QueryView<TData> extends Freshness {
  /** `notFound`: there is no such thing, and asking again would not change that. */
  status: 'loading' | 'empty' | 'ready' | 'failed' | 'notFound';
  /** Null while loading for the first time, after that failed, and where there is no such thing. */
  data: TData | null;
  /** A newer version is on its way behind what is shown. */
  refreshing: boolean;
  error: ErrorCode | null;
}

export function selectQuery<TData>(snapshot: QuerySnapshot<TData>): QueryView<TData> {
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

function statusOf(snapshot: QuerySnapshot<unknown>): QueryView<unknown>['status'] {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('failed')) return 'failed';
  if (snapshot.hasTag('notFound')) return 'notFound';
  return snapshot.context.empty ? 'empty' : 'ready';
}

/** Several things that are shown as one are as old as the oldest of them. */
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
