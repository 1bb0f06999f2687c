import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineOf, scriptsOf, weighCounter, weighPages } from './byte-budgets.ts';

const PAGE = `
  <link rel="stylesheet" href="/assets/style.css">
  <script type="module" fetchpriority="low" crossorigin src="/entry.js"></script>
  <link rel="preload" as="font" href="/assets/font.woff2" crossorigin>
  <link rel="modulepreload" fetchpriority="low" href="/texts.js">
  <link rel="modulepreload" fetchpriority="low" href="/entry.js">`;

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'byte-budgets-'));
  await writeFile(join(dist, 'texts.js.br'), Buffer.alloc(2_000));
});
afterAll(() => rm(dist, { recursive: true }));

it('scriptsOf returns each script that a page references once', () => {
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

it('weighPages compares all scripts of the login with its budget', async () => {
  await write('entry.js', 116_500);
  const login = { name: 'login', html: PAGE, isShell: false };
  expect(await weighPages(dist, [login], BUDGETS)).toContainEqual({
    name: 'login',
    weight: 118_500,
    budget: 118_500,
  });
});

it('weighPages counts scripts shared by all app pages once, then those of each page', async () => {
  await write('all.js', 150_000);
  await write('menu.js', 20_000);
  await write('me.js', 9_000);
  const pages = [page('menu', 'all.js', 'menu.js'), page('me', 'all.js', 'me.js')];
  expect(await weighPages(dist, pages, BUDGETS)).toEqual([
    { name: 'all app pages', weight: 150_000, budget: 150_000 },
    { name: 'menu only', weight: 20_000, budget: 22_000 },
    { name: 'me only', weight: 9_000, budget: 10_000 },
  ]);
});

it('weighCounter counts the scripts of the page and the texts of one language', async () => {
  await mkdir(join(dist, 'assets'), { recursive: true });
  const sizes = { early: 600, index: 70_000, en: 2_000, zh: 3_000 };
  for (const [name, bytes] of Object.entries(sizes)) await write(`assets/${name}.js`, bytes);
  const html = `
    <script async src="/counter/assets/early.js"></script>
    <script type="module" crossorigin src="/counter/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/counter/assets/zh.js" data-language="zh-CN">
    <link rel="modulepreload" crossorigin href="/counter/assets/en.js" data-language="en">`;
  expect(await weighCounter(dist, html, 80_000)).toEqual({
    name: 'counter',
    weight: 72_600,
    budget: 80_000,
  });
});

it('lineOf formats weight and budget in kilobytes', () => {
  expect(lineOf({ name: 'menu only', weight: 21_940, budget: 22_200 })).toBe(
    'menu only: 21.9 kB of script, limit 22.2 kB',
  );
});
