import type { QueryView } from '@claypot/domain/machines';
import type { ReactNode } from 'react';
import { StaleNotice } from '../freshness/StaleNotice.tsx';
import { Unconfirmed } from '../freshness/Unconfirmed.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { LoadingOutline } from './LoadingOutline.tsx';

interface RecordsBodyProps<TData> {
  readonly records: QueryView<TData>;
  /** What they look like from afar, while they are on their way. */
  readonly outline: ReactNode;
  /** What is said where they did not load, and where those that are shown may be old. */
  readonly failed: string;
  readonly stale: string;
  /** What is shown where there are none. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
  readonly children: (records: TData) => ReactNode;
}

/** Records that are all a screen shows, in each state that loading them can be in. */
export function RecordsBody<TData>(props: RecordsBodyProps<TData>) {
  const { records, outline, failed, stale, empty, onRetry, children } = props;
  const { status, data } = records;
  return (
    <>
      {status === 'loading' && <LoadingOutline>{outline}</LoadingOutline>}
      {status === 'failed' && <LoadFailed title={failed} onRetry={onRetry} />}
      {records.unconfirmed && <Unconfirmed />}
      {status === 'empty' && empty}
      {records.stale && <StaleNotice text={stale} asOf={records.asOf} onRetry={onRetry} />}
      {status === 'ready' && data !== null && children(data)}
    </>
  );
}
