import type { QueryView } from '@claypot/domain/machines';
import type { ReactNode } from 'react';
import { StaleNotice } from '../freshness/StaleNotice.tsx';
import { Unconfirmed } from '../freshness/Unconfirmed.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';

interface RecordsBodyProps<TData> {
  readonly records: QueryView<TData>;
  readonly outline: ReactNode;
  /** Messages for a failed load and for outdated records. */
  readonly failed: string;
  readonly stale: string;
  readonly empty: ReactNode;
  readonly onRetry: () => void;
  readonly children: (records: TData) => ReactNode;
}

/** Body of a screen with records, for all states of their query. */
export function RecordsBody<TData>(props: RecordsBodyProps<TData>) {
  const { records, outline, failed, stale, empty, onRetry, children } = props;
  const { status, data } = records;
  return (
    <>
      {status === 'loading' && <LoadingSkeleton>{outline}</LoadingSkeleton>}
      {status === 'failed' && <LoadFailed title={failed} onRetry={onRetry} />}
      {records.unconfirmed && <Unconfirmed />}
      {status === 'empty' && empty}
      {records.stale && <StaleNotice text={stale} asOf={records.asOf} onRetry={onRetry} />}
      {status === 'ready' && data !== null && children(data)}
    </>
  );
}
