import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { bytesOfBase64, packFolder } from './pack-folder.ts';

afterEach(() => vi.unstubAllGlobals());

const EXPORT = {
  name: 'demo',
  files: [{ path: 'menu/drinks.yaml', text: 'dishes:\n  - name: 冻咖啡\n' }],
  pictures: Array.from({ length: 9 }, (_, index) => ({
    name: `dish-${index}.avif`,
    url: `/media/demo/dish-${index}.0a1b2c3d4e.avif`,
  })),
};
const NEVER = new AbortController().signal;

test('packs files and pictures below a folder', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(`bytes of ${url}`));
  const blob = await packFolder(EXPORT, NEVER);
  const entries = unzipSync(new Uint8Array((await blob?.arrayBuffer()) ?? []));
  expect(strFromU8(entries['demo/menu/drinks.yaml'] ?? new Uint8Array())).toContain('冻咖啡');
  expect(Object.keys(entries)).toHaveLength(10);
  expect(strFromU8(entries['demo/images/dish-8.avif'] ?? new Uint8Array())).toBe(
    'bytes of /media/demo/dish-8.0a1b2c3d4e.avif',
  );
});

test('returns null if a picture is missing', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('dish-7') ? new Response(null, { status: 404 }) : new Response('bytes'),
  );
  expect(await packFolder(EXPORT, NEVER)).toBeNull();
});

test('decodes base64', () => {
  expect([...bytesOfBase64('77u/')]).toEqual([0xef, 0xbb, 0xbf]);
});
