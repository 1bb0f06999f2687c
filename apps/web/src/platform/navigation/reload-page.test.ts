import { expect, test } from 'vitest';
import { reloadPage } from './reload-page.ts';

interface Entry {
  readonly path: string;
  readonly state: unknown;
}

function aPage() {
  const entries: Entry[] = [{ path: '/home?x=1', state: { index: 2, scroll: 0, before: ['/me'] } }];
  const done: string[] = [];
  const last = () => entries.at(-1);
  const view = {
    scrollY: 340,
    location: {
      pathname: '/home',
      search: '?x=1',
      reload: () => done.push(`reload ${last()?.path}`),
    },
    history: {
      get state() {
        return last()?.state;
      },
      pushState: (state: unknown, _: string, path: string) => entries.push({ path, state }),
      replaceState: (state: unknown) => entries.splice(-1, 1, { path: last()?.path ?? '', state }),
    },
    scrollTo: (_: number, top: number) => done.push(`scroll ${top}`),
  };
  return { done, entries, view: view as unknown as Window };
}

test.each([undefined, '/home?x=1'])('reloads the current page (%s)', (path) => {
  const { done, entries, view } = aPage();
  reloadPage(view, path);
  expect(done).toEqual(['reload /home?x=1']);
  expect(entries).toHaveLength(1);
});

test('opens another page with a history entry for Back and the stored scroll position', () => {
  const { done, entries, view } = aPage();
  reloadPage(view, '/order');
  expect(done).toEqual(['scroll 0', 'reload /order']);
  expect(entries).toEqual([
    { path: '/home?x=1', state: { index: 2, scroll: 340, before: ['/me'] } },
    { path: '/order', state: { index: 3, scroll: 0, before: ['/me', '/home?x=1'] } },
  ]);
});
