import { ApiError } from '@claypot/sdk';
import { expect, test } from 'vitest';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { pictureUrl, uploadPicture } from './pictures.ts';

const PICTURE = new Blob(['pixels']);

test('uploads a picture, or a drawing where one fits', async () => {
  const purposes: unknown[] = [];
  const runtime = fakeRuntime({
    uploadPicture: async ({ body }) => {
      purposes.push(body.purpose);
      return { file: 'kopi.0a1b2c3d4e.avif', width: 640, height: 480 };
    },
  });
  const stored = { file: 'kopi.0a1b2c3d4e.avif' };
  expect(await uploadPicture(runtime, PICTURE, false)).toEqual(stored);
  expect(await uploadPicture(runtime, PICTURE, true)).toEqual(stored);
  expect(purposes).toEqual(['picture', 'logo']);
});

test('returns what is wrong with a rejected picture', async () => {
  const rejected = new ApiError({
    kind: 'rejected',
    code: 'PICTURE_REJECTED',
    status: 422,
    data: { reason: 'damaged', message: 'The file is damaged.' },
  });
  const runtime = fakeRuntime({ uploadPicture: () => Promise.reject(rejected) });
  expect(await uploadPicture(runtime, PICTURE, false)).toEqual({
    file: null,
    code: 'PICTURE_REJECTED',
    message: 'The file is damaged.',
  });
  const offline = fakeRuntime({
    uploadPicture: () => Promise.reject(new ApiError({ kind: 'network' })),
  });
  expect(await uploadPicture(offline, PICTURE, false)).toMatchObject({ file: null, message: null });
});

test('a picture is served below the company', () => {
  expect(pictureUrl({ subdomain: 'demo' }, 'kopi.0a.avif')).toBe('/media/demo/kopi.0a.avif');
});
