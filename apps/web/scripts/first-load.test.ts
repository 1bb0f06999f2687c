import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdToBudget, scriptsOf } from './first-load.ts';

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

describe('the budget of the login', () => {
  it('lets 117 kB pass', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await writeFile(join(dist, 'entry.js.br'), Buffer.alloc(115_000));
    await holdToBudget(dist, 'login', PAGE);
    expect(log).toHaveBeenCalledWith('login waits for 117.0 kB of script, of 117.0 kB at most.');
    log.mockRestore();
  });

  it('stops a build that is a byte over it', async () => {
    await writeFile(join(dist, 'entry.js.br'), Buffer.alloc(115_001));
    await expect(holdToBudget(dist, 'login', PAGE)).rejects.toThrow('waits for 117.0 kB');
    await expect(holdToBudget(dist, 'menu', PAGE)).resolves.toBeUndefined();
  });
});
