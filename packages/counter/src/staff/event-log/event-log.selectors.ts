import { selectChildQuery } from '@claypot/domain/flows';
import type { SnapshotFrom } from 'xstate';
import type { EventLogView } from '../views.ts';
import type { eventLogMachine } from './event-log.machine.ts';

export function selectEventLog(snapshot: SnapshotFrom<typeof eventLogMachine>): EventLogView {
  const { cursors, filters, next } = snapshot.context;
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(
    snapshot.children.list,
  );
  return {
    status: status === 'notFound' ? 'failed' : status,
    filters,
    events: data?.events ?? [],
    page: cursors.length + 1,
    hasNext: next !== null && next !== cursors.at(-1),
    hasPrevious: cursors.length > 0,
    asOf,
    stale,
    unconfirmed,
    error,
  };
}
