import { expect, test, vi } from 'vitest';
import { reloadForOtherVersion } from './newer-version.ts';

interface Given {
  readonly own?: string | null;
  readonly served?: () => Promise<Response>;
  readonly isBlocked?: boolean;
}

function aPage({
  own = 'v1',
  served = async () => Response.json({ version: 'v2' }),
  isBlocked = false,
}: Given = {}) {
  const stored = new Map<string, string>();
  const reload = vi.fn();
  const view: Parameters<typeof reloadForOtherVersion>[0] = {
    document: {
      querySelector: () =>
        own === null ? null : ({ getAttribute: () => own } as unknown as Element),
    },
    location: { reload },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (isBlocked) throw new Error('blocked');
        stored.set(key, value);
      },
    },
    fetch: served,
  };
  return { reload, view };
}

test('reloads once when the page’s code was replaced by another version', async () => {
  const { reload, view } = aPage();
  expect(await reloadForOtherVersion(view)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(await reloadForOtherVersion(view), 'it did not help').toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the server has the same version', { own: 'v2' }],
  [
    'the server does not answer',
    { served: () => Promise.reject(new TypeError('Failed to fetch')) },
  ],
  ['the server answers something else', { served: async () => new Response('<html>') }],
  ['the device has no memory', { isBlocked: true }],
])('does not reload when %s', async (_, given) => {
  const { reload, view } = aPage(given);
  expect(await reloadForOtherVersion(view)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
