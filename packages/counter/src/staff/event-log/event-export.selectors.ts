import type { EventExportView } from '../views.ts';
import type { EventExportSnapshot } from './event-export.machine.ts';

export function selectEventExport(snapshot: EventExportSnapshot): EventExportView {
  const { count, error, export: started, parts } = snapshot.context;
  const status = snapshot.hasTag('running')
    ? 'running'
    : snapshot.matches('failed')
      ? 'failed'
      : snapshot.matches('done')
        ? 'done'
        : 'idle';
  return {
    status,
    count,
    total: started?.total ?? null,
    parts: status === 'done' ? parts : [],
    error,
  };
}
