import {
  type CounterSdk,
  codeOf,
  type DraftEntries,
  type DraftEntry,
  errorDataOf,
} from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createQuery } from '../../../app/machines.ts';
import type { CounterRuntime } from '../../../app/ports.ts';
import { createPressKeys } from '../../../orders/press-keys.ts';
import { sectionKey } from '../../draft-change.ts';
import { dishChoices, dishOf, repeatedRows } from './dish-choices.ts';
import {
  type DishPicturesEvent,
  dishPicturesMachine,
  type PictureRow,
  type PictureState,
} from './dish-pictures.machine.ts';
import { uploadPicture } from './upload.ts';

/** Uploads at the same time. The server encodes two pictures at once. */
const AT_ONCE = 2;

type Runtime = Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'random'>;

/** Creates the pictures of dishes. */
export function createDishPictures({ api, cache, emit, random }: Runtime) {
  const keys = createPressKeys(random);
  const key = sectionKey('dishes');

  return dishPicturesMachine.provide({
    actors: {
      list: createQuery<object, DraftEntries>(cache, {
        key: () => key,
        load: (_, signal) =>
          api.draftSection({ body: { section: 'dishes', category: null } }, { signal }),
        isEmpty: ({ entries }) => entries.length === 0,
        staleAfter: 0,
      }),
      send: fromCallback<DishPicturesEvent, { rows: readonly PictureRow[] }>(
        ({ input: { rows }, sendBack }) => {
          const stop = new AbortController();
          const entries = cache.peek(key)?.entries ?? [];
          const dishes = dishChoices(entries);
          const repeated = repeatedRows(rows, dishes);
          const left = rows.filter(({ id, state }) => state.kind !== 'done' && !repeated.has(id));
          const report = (id: number, state: PictureState) => {
            if (!stop.signal.aborted) sendBack({ type: 'STATE', id, state });
          };
          const work = async (): Promise<void> => {
            for (let row = left.shift(); row !== undefined; row = left.shift()) {
              const found = entries.find(({ key: dish }) => dish === dishOf(row, dishes));
              if (found === undefined || stop.signal.aborted) continue;
              report(row.id, { kind: 'uploading' });
              report(row.id, await send(row, found, stop.signal));
            }
          };
          void Promise.all(Array.from({ length: AT_ONCE }, work)).then(() => {
            if (stop.signal.aborted) return;
            emit({ type: 'draft.changed' });
            sendBack({ type: 'FINISHED' });
          });
          return () => stop.abort();
        },
      ),
    },
  });

  async function send(
    { file, crop, state }: PictureRow,
    found: DraftEntry,
    signal: AbortSignal,
  ): Promise<PictureState> {
    try {
      const upload = { picture: file, name: found.key, crop, purpose: 'picture' } as const;
      const result = await uploadPicture(api, upload, signal);
      if (result.kind === 'rejected') return result;
      // Nothing is saved after the person has cancelled.
      signal.throwIfAborted();
      // The person has seen that the dish was changed, and starts again.
      const entry = (state.kind === 'conflict' ? state.entry : null) ?? found;
      await saveImage(entry, result.picture.file, signal);
      return { kind: 'done' };
    } catch (error) {
      const changed = errorDataOf(error, 'DRAFT_CHANGED');
      if (changed !== null) return { kind: 'conflict', entry: changed.entry };
      return { kind: 'failed', code: codeOf(error) };
    }
  }

  function saveImage(
    { section, key: slug, version, category, fields }: DraftEntry,
    image: string,
    signal: AbortSignal,
  ): ReturnType<CounterSdk['saveDraftEntry']> {
    return keys.run([slug, version, image], (press) =>
      api.saveDraftEntry(
        {
          headers: { 'Idempotency-Key': press },
          body: { section, key: slug, version, category, fields: { ...fields, image } },
        },
        { signal },
      ),
    );
  }
}
