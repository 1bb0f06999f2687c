import { memoryCaches } from '@claypot/browser/worker-testing';
import { expect, test } from 'vitest';
import { createPictureCache, isPicture, MAX_PICTURES, PICTURE_AGE } from './picture-cache.ts';

const DAY = Date.parse('2026-11-22T10:00:00Z');
const picture = (number: number) => new Request(`http://demo.localhost/media/demo/${number}.avif`);

function setUp() {
  const caches = memoryCaches();
  const state = { now: DAY, online: true, asked: 0 };
  const fetch = async () => {
    state.asked += 1;
    if (!state.online) throw new TypeError('Failed to fetch');
    return new Response('picture', { headers: { date: new Date(state.now).toUTCString() } });
  };
  return { caches, state, pictures: createPictureCache({ caches, fetch }, () => state.now) };
}

test('fetches an image once, and again when it is older than the maximum age', async () => {
  const { pictures, state } = setUp();
  await pictures.answer(picture(1));
  state.now += PICTURE_AGE;
  await pictures.answer(picture(1));
  expect(state.asked).toBe(1);
  state.now += 1000;
  await pictures.answer(picture(1));
  expect(state.asked).toBe(2);
});

test('returns an old image when the network fails', async () => {
  const { pictures, state } = setUp();
  await pictures.answer(picture(1));
  state.now += 2 * PICTURE_AGE;
  state.online = false;
  expect(await (await pictures.answer(picture(1))).text()).toBe('picture');
  await expect(pictures.answer(picture(2))).rejects.toThrow('Failed to fetch');
});

test('evicts the first image when the cache exceeds its maximum', async () => {
  const { caches, pictures } = setUp();
  for (let number = 0; number <= MAX_PICTURES; number += 1) await pictures.answer(picture(number));
  const cached = await (await caches.open('claypot-pictures')).keys();
  expect(cached).toHaveLength(MAX_PICTURES);
  expect(cached[0]?.url).toContain('/1.avif');
});

test.each([
  ['/media/demo/rice.avif', true],
  ['/media/avatar/x.webp', false],
  ['/media/demo/a/b.avif', false],
  ['/api/media', false],
])('classifies %s as a restaurant image: %s', (path, is) => {
  expect(isPicture(path)).toBe(is);
});
