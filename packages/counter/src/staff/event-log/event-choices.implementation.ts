import { queryKey } from '@claypot/domain/flows';
import type { EventChoices } from '@claypot/sdk/counter';
import { createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';

/** Creates the query of what the record can be filtered by. */
export function createEventChoices({ api, cache }: Pick<CounterRuntime, 'api' | 'cache'>) {
  return createQuery<object, EventChoices>(cache, {
    key: () => queryKey<EventChoices>('event-choices'),
    load: (_, signal) => api.eventChoices({}, { signal }),
    isEmpty: () => false,
    staleAfter: 0,
  });
}
