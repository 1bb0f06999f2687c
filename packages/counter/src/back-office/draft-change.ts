import { queryKey } from '@claypot/domain/flows';
import {
  type DraftEntries,
  type DraftEntry,
  type DraftEntryRef,
  type DraftEntrySave,
  type DraftOrder,
  type DraftSection,
  errorDataOf,
} from '@claypot/sdk/counter';
import { createMutation } from '../app/machines.ts';
import type { CounterRuntime } from '../app/ports.ts';
import { createPressKeys } from '../orders/press-keys.ts';

/** A change of the draft by a person. */
export type DraftChangeInput =
  | { readonly kind: 'save'; readonly body: DraftEntrySave }
  /** `asks`: waits for a confirmation. */
  | { readonly kind: 'remove' | 'reset'; readonly body: DraftEntryRef; readonly asks: boolean }
  | { readonly kind: 'order'; readonly body: DraftOrder };

/** Result of a change. */
export type DraftOutcome =
  | { readonly kind: 'saved'; readonly entry: DraftEntry }
  | { readonly kind: 'removed' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'ordered' }
  /** Another person has changed the entry; it is as here now. */
  | { readonly kind: 'conflict'; readonly theirs: DraftEntry };

export type DraftRuntime = Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'random'>;

/** Returns the reference to an entry in the version that a person saw. */
export function refOf({ section, key, version }: DraftEntry): DraftEntryRef {
  return { section, key, version };
}

/** Returns the cache key of the entries of a section. */
export function sectionKey(section: DraftSection) {
  return queryKey<DraftEntries>('draftSection', section);
}

/**
 * Creates the mutation of the draft. It caches the entries that it receives, and emits
 * `draft.changed`.
 */
export function createDraftChange({ api, cache, emit, random }: DraftRuntime) {
  const keys = createPressKeys(random);

  async function run(change: DraftChangeInput, signal: AbortSignal): Promise<DraftOutcome> {
    switch (change.kind) {
      case 'save': {
        const { body } = change;
        const entry = await keys.run([JSON.stringify(body)], (key) =>
          api.saveDraftEntry({ headers: { 'Idempotency-Key': key }, body }, { signal }),
        );
        cacheEntry(entry);
        return { kind: 'saved', entry };
      }
      case 'remove':
        await api.removeDraftEntry({ body: change.body }, { signal });
        return { kind: 'removed' };
      case 'reset':
        await api.resetDraftEntry({ body: change.body }, { signal });
        return { kind: 'reset' };
      case 'order': {
        const entries = await api.orderDraftEntries({ body: change.body }, { signal });
        if (change.body.category === null) cache.put(sectionKey(entries.section), entries);
        return { kind: 'ordered' };
      }
    }
  }

  function cacheEntry(entry: DraftEntry): void {
    const key = sectionKey(entry.section);
    const cached = cache.peek(key);
    if (cached === undefined) return;
    const index = cached.entries.findIndex((each) => each.key === entry.key);
    const entries = index === -1 ? [...cached.entries, entry] : cached.entries.with(index, entry);
    cache.put(key, { ...cached, entries });
  }

  return createMutation<DraftChangeInput, DraftOutcome>({
    mustAsk: async (change) => 'asks' in change && change.asks,
    run: async (change, { signal }) => {
      try {
        return await run(change, signal);
      } catch (error) {
        const theirs = errorDataOf(error, 'DRAFT_CHANGED')?.entry ?? null;
        if (theirs === null) throw error;
        return { kind: 'conflict', theirs };
      }
    },
    onDone: ({ kind }) => {
      if (kind !== 'conflict') emit({ type: 'draft.changed' });
    },
  });
}
