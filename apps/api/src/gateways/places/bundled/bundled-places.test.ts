import { expect, test, vi } from 'vitest';
import { TooBusy } from '../../../shared/at-most-at-once.ts';
import { SOME_NEIGHBOURS, SOME_PLACES } from '../../../testing/seed/places.ts';
import { bundledPlaces } from './bundled-places.ts';
import { indexPlaces } from './place-index.ts';

const never = new AbortController().signal;
const query = { text: 'ss 2', near: null, most: 20, language: 'en', session: null } as const;

test('runs one search at a time, queues a hundred and rejects the rest', async () => {
  const index = indexPlaces(SOME_PLACES, SOME_NEIGHBOURS);
  const search = vi.spyOn(index, 'search');
  const places = bundledPlaces(index);
  const all = Promise.allSettled(Array.from({ length: 300 }, () => places.search(query, never)));
  expect(search).not.toHaveBeenCalled();
  await new Promise((resolve) => setImmediate(resolve));
  expect(search.mock.calls.length).toBeLessThan(3);
  const answers = await all;
  const rejected = answers.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(199);
  expect(rejected[0]).toMatchObject({ reason: expect.any(TooBusy) });
  expect(search).toHaveBeenCalledTimes(101);
  expect(await places.search(query, never)).toMatchObject([{ name: 'SS 2' }, { name: 'SS 21' }]);
});
