import { afterEach, expect, it } from 'vitest';
import { loadWithStyles } from './load-with-styles.ts';

const TOKENS = 'packages/ui/src/styles/tokens.css';
const COLORS = 'packages/ui/src/styles/colors.css';
const MISSING = 'packages/ui/src/styles/missing.css';
/** With the first slash it names a port that nothing listens on. */
const UNREACHABLE = '/127.0.0.1:1/styles.css';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')];
const paths = () => links().map((link) => new URL(link.href).pathname.slice(1));

/** Adds a link like the page's own and waits until it has loaded or failed. */
function link(path: string): Promise<void> {
  const added = document.createElement('link');
  added.rel = 'stylesheet';
  added.href = `/${path}`;
  document.head.append(added);
  return new Promise((resolve) => {
    added.onload = () => resolve();
    added.onerror = () => resolve();
  });
}

afterEach(() => {
  for (const each of links()) each.remove();
});

it('resolves with the module when its style sheets apply', async () => {
  const module = await loadWithStyles(async () => 'module', [TOKENS, COLORS]);
  expect(module).toBe('module');
  expect(paths()).toEqual([TOKENS, COLORS]);
  expect(links().every(({ sheet }) => sheet !== null)).toBe(true);
});

it('adds no link to a style sheet of the page', async () => {
  await link(COLORS);
  await loadWithStyles(async () => 'module', [COLORS]);
  expect(paths()).toEqual([COLORS]);
});

it('rejects when a style sheet does not load', async () => {
  await expect(loadWithStyles(async () => 'module', [MISSING])).rejects.toThrow(MISSING);
});

it('replaces a link that has failed, in its place', async () => {
  await link(MISSING);
  await link(COLORS);
  const [failed] = links();
  await expect(loadWithStyles(async () => 'module', [MISSING])).rejects.toThrow(MISSING);
  expect(paths()).toEqual([MISSING, COLORS]);
  expect(links()[0]).not.toBe(failed);
});

it('replaces a link whose rules the browser does not show after a lost connection', async () => {
  await link(UNREACHABLE);
  const [failed] = links();
  expect(() => failed?.sheet?.cssRules).toThrow('cssRules');
  await expect(loadWithStyles(async () => 'module', [UNREACHABLE])).rejects.toThrow('did not load');
  expect(links()[0]).not.toBe(failed);
});

it('rejects when the module does not load', async () => {
  const load = () => Promise.reject(new Error('no module'));
  await expect(loadWithStyles(load, [])).rejects.toThrow('no module');
});
