import { queryKey } from '@claypot/domain/flows';
import type { EventList, EventListRequest } from '@claypot/sdk/counter';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { eventLogMachine } from './event-log.machine.ts';

/** Creates the record of what staff did. Start it with filters as `input`, or `{}` for all. */
export function createEventLog({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return eventLogMachine.provide({
    actors: {
      list: createQuery<EventListRequest, EventList>(cache, {
        key: (request) => queryKey<EventList>('event-log', request),
        load: (body, signal) => api.eventList({ body }, { signal }),
        isEmpty: ({ events }) => events.length === 0,
        staleAfter: 0,
      }),
    },
  });
}
