import { selectQuery } from '@claypot/domain/machines';
import type { CloseList, DayClose, ErrorCode } from '@claypot/sdk/counter';
import type { CloseDetailView, ClosesView } from '../views.ts';

type Snapshot<TData> = Parameters<typeof selectQuery<TData, ErrorCode>>[0];

export function selectCloses(snapshot: Snapshot<CloseList>): ClosesView {
  const { asOf, data, error, stale, status, unconfirmed } = selectQuery(snapshot);
  return {
    status: status === 'notFound' ? 'failed' : status,
    error,
    asOf,
    stale,
    unconfirmed,
    closes: data?.closes ?? [],
    hasMore: data?.has_more ?? false,
  };
}

export function selectCloseDetail(snapshot: Snapshot<DayClose>): CloseDetailView {
  const { asOf, data, error, stale, status, unconfirmed } = selectQuery(snapshot);
  return {
    status: status === 'empty' ? 'ready' : status,
    error,
    asOf,
    stale,
    unconfirmed,
    close: data,
  };
}
