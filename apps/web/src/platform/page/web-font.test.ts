import { expect, test, vi } from 'vitest';
import { holdWebFont, loadWebFont, showWebFont } from './web-font.ts';

/** Returns a page in the system font that loads the web font, or fails to. */
function pageWith(load: () => Promise<FontFace[]>) {
  const dataset: DOMStringMap = {};
  let isLoaded = false;
  const fonts = {
    check: () => isLoaded,
    load: async () => {
      const faces = await load();
      isLoaded = true;
      return faces;
    },
  };
  const page = { documentElement: { dataset }, fonts } as unknown as Document;
  holdWebFont(page);
  return { page, isSystemFont: () => dataset.systemFont !== undefined };
}

test('shows the web font on the first screen after it has loaded', async () => {
  const { page, isSystemFont } = pageWith(vi.fn().mockResolvedValue([]));
  showWebFont(page);
  expect(isSystemFont()).toBe(true);
  await loadWebFont(page);
  expect(isSystemFont()).toBe(true);
  showWebFont(page);
  expect(isSystemFont()).toBe(false);
});

test('stays in the system font when the web font does not load', async () => {
  const { page, isSystemFont } = pageWith(vi.fn().mockRejectedValue(new Error('offline')));
  await loadWebFont(page);
  showWebFont(page);
  expect(isSystemFont()).toBe(true);
});
