import { queryKey } from '@claypot/domain/flows';
import {
  type Draft,
  type DraftPreview,
  hasRank,
  type PublishedVersion,
} from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';
import { createPressKeys } from '../orders/press-keys.ts';
import {
  type DraftActionInput,
  type DraftMachineEvent,
  draftMachine,
  type PreviewInput,
} from './draft.machine.ts';

/** Creates the overview of the draft. */
export function createDraft({
  api,
  cache,
  emit,
  events,
  identity,
  random,
}: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'identity' | 'random'>) {
  const keys = createPressKeys(random);
  const act = ({ action, version }: DraftActionInput, signal: AbortSignal): Promise<Draft> => {
    switch (action.type) {
      case 'publish':
        return keys.run(['publish', version], (key) =>
          api.publishDraft({ headers: { 'Idempotency-Key': key }, body: { version } }, { signal }),
        );
      case 'discard':
        return api.discardDraft({ body: { version } }, { signal });
      case 'restore':
        return api.restoreVersion({ body: { version, number: action.number } }, { signal });
    }
  };
  return draftMachine.provide({
    actors: {
      list: createQuery<object, Draft>(cache, {
        key: () => queryKey<Draft>('draft'),
        load: (_, signal) => api.draft({}, { signal }),
        staleAfter: 0,
      }),
      versions: createQuery<object, PublishedVersion[]>(cache, {
        key: () => queryKey<PublishedVersion[]>('publishedVersions'),
        load: async (_, signal) => {
          const { person } = identity();
          // Only owners return to earlier versions.
          if (person === null || !hasRank(person.role, 'owner')) return [];
          return (await api.publishedVersions({}, { signal })).versions;
        },
        staleAfter: 0,
      }),
      act: createMutation<DraftActionInput, Draft>({
        mustAsk: async () => true,
        run: (input, { signal }) => act(input, signal),
        onDone: () => emit({ type: 'draft.changed' }),
      }),
      preview: createMutation<PreviewInput, DraftPreview>({
        run: ({ version }, { signal }) => api.previewDraft({ body: { version } }, { signal }),
      }),
      listen: fromCallback<DraftMachineEvent>(({ sendBack }) =>
        events.on({ 'draft.changed': () => sendBack({ type: 'REFRESH' }) }),
      ),
    },
  });
}
