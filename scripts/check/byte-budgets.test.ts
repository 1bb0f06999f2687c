import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineOf, scriptsOf, weighCounter, weighPages } from './byte-budgets.ts';

const PAGE = `
  <link rel="stylesheet" href="/assets/style.css">
  <script type="module" fetchpriority="low" crossorigin src="/entry.js"></script>
  <link rel="preload" as="font" href="/assets/font.woff2" crossorigin>
  <link rel="modulepreload" fetchpriority="low" href="/texts.js">
  <link rel="modulepreload" data-soon fetchpriority="low" href="/later.js">
  <link rel="modulepreload" fetchpriority="low" href="/entry.js">`;

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'byte-budgets-'));
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
});

it('weighPages compares all scripts of a page with its budget', async () => {
  const [core, menu] = ['const core = 1;', 'const menu = 2;'];
  await writeFile(join(dist, 'core.js'), core);
  await writeFile(join(dist, 'menu.js'), menu);
  const pages = [page('menu', 'core.js', 'menu.js'), page('me', 'core.js')];
  const [coreBytes, menuBytes] = [core, menu].map((code) => gzipSync(code).byteLength);
  expect(await weighPages(dist, pages, { menu: 90, me: 30 })).toEqual([
    { name: 'menu', weight: (coreBytes ?? 0) + (menuBytes ?? 0), budget: 90 },
    { name: 'me', weight: coreBytes, budget: 30 },
  ]);
});

it('weighPages throws for a page without a budget', async () => {
  await expect(weighPages(dist, [page('wallet')], {})).rejects.toThrow(
    'The page wallet has no budget',
  );
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
  expect(lineOf({ name: 'menu', weight: 21_940, budget: 22_200 })).toBe(
    'menu: 21.9 kB of script, limit 22.2 kB',
  );
});
