import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdToBudgets, scriptsOf } from './first-load.ts';

const PAGE = `
  <link rel="stylesheet" href="/assets/style.css">
  <script type="module" fetchpriority="low" crossorigin src="/entry.js"></script>
  <link rel="preload" as="font" href="/assets/font.woff2" crossorigin>
  <link rel="modulepreload" fetchpriority="low" href="/texts.js">
  <link rel="modulepreload" fetchpriority="low" href="/entry.js">`;

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'first-load-'));
  await writeFile(join(dist, 'texts.js.br'), Buffer.alloc(2_000));
});
afterAll(() => rm(dist, { recursive: true }));

it('counts each script that a page names, and nothing else', () => {
  expect(scriptsOf(PAGE)).toEqual(['entry.js', 'texts.js']);
});

const write = (file: string, bytes: number) =>
  writeFile(join(dist, `${file}.br`), Buffer.alloc(bytes));
const page = (name: string, ...files: readonly string[]) => ({
  name,
  html: files.map((file) => `<link rel="modulepreload" href="/${file}">`).join(''),
  isShell: true,
});

const BUDGETS = { login: 118_500, behindAll: 150_000, own: 10_000, heavier: { menu: 22_000 } };

describe('the budget of the login', () => {
  const LOGIN = { name: 'login', html: PAGE, isShell: false };

  it('lets 118.5 kB pass', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await write('entry.js', 116_500);
    await holdToBudgets(dist, [LOGIN], BUDGETS);
    expect(log).toHaveBeenCalledWith('login: 118.5 kB of script, of 118.5 kB at most.');
    log.mockRestore();
  });

  it('stops a build that is a byte over it', async () => {
    await write('entry.js', 116_501);
    await expect(holdToBudgets(dist, [LOGIN], BUDGETS)).rejects.toThrow('login: 118.5 kB');
  });
});

describe('the budget of the pages behind it', () => {
  it('counts what all of them wait for once, and what each adds to it', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await write('all.js', 150_000);
    await write('menu.js', 20_000);
    await write('me.js', 9_000);
    const pages = [page('menu', 'all.js', 'menu.js'), page('me', 'all.js', 'me.js')];
    await holdToBudgets(dist, pages, BUDGETS);
    expect(log.mock.calls.map(([told]) => told)).toEqual([
      expect.stringMatching(/^all pages behind it: 150\.0 kB/),
      expect.stringMatching(/^menu itself: 20\.0 kB/),
      expect.stringMatching(/^me itself: 9\.0 kB/),
    ]);
    log.mockRestore();
  });

  it('stops a build in which one page brings what is too much for it', async () => {
    await write('all.js', 150_000);
    await write('profile.js', 10_001);
    await write('menu.js', 1);
    const pages = [page('menu', 'all.js', 'menu.js'), page('profile', 'all.js', 'profile.js')];
    await expect(holdToBudgets(dist, pages, BUDGETS)).rejects.toThrow('profile itself: 10.0 kB');
  });

  it('stops a build that makes all of them wait for more', async () => {
    await write('all.js', 150_001);
    await write('me.js', 1);
    const pages = [page('profile', 'all.js'), page('me', 'all.js', 'me.js')];
    await expect(holdToBudgets(dist, pages, BUDGETS)).rejects.toThrow(
      'all pages behind it: 150.0 kB',
    );
  });
});
