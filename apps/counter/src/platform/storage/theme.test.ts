import { expect, test } from 'vitest';
import { createTheme } from './theme.ts';

function aDevice(stored: string | null = null) {
  const values = new Map<string, string>();
  const root: { dataset: DOMStringMap } = { dataset: {} };
  const storage = {
    get: (key: string) => values.get(key) ?? stored,
    set: (key: string, value: string) => values.set(key, value).size > 0,
  };
  return { storage, root };
}

test('applies the chosen theme and stores it', () => {
  const { storage, root } = aDevice();
  const theme = createTheme(storage, root);
  theme.set('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(createTheme(storage, root).get()).toBe('dark');
  theme.set('system');
  expect(root.dataset).toEqual({});
});

test('follows the system when the stored theme is unknown', () => {
  const { storage, root } = aDevice('sepia');
  const theme = createTheme(storage, root);
  theme.apply();
  expect(theme.get()).toBe('system');
  expect(root.dataset).toEqual({});
});
