import { fromRequest } from '@claypot/domain/flows';
import type { CounterRuntime } from '../../app/ports.ts';
import { eventExportMachine } from './event-export.machine.ts';

/** Creates the export of the record of actions. */
export function createEventExport({ api }: Pick<CounterRuntime, 'api'>) {
  return eventExportMachine.provide({
    actors: {
      start: fromRequest(({ input, signal }) => api.exportEvents({ body: input }, { signal })),
      page: fromRequest(({ input, signal }) => api.exportedEvents({ body: input }, { signal })),
    },
  });
}
