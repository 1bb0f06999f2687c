import { afterEach, expect, test } from 'vitest';
import { TEXT_RULES_ONLY, WITHOUT_COLOURS, WITHOUT_DARK } from './rules.ts';
import { runAxe } from './run-axe.ts';

const READABLE = 'color: light-dark(#000, #fff)';
const PALE_IN_LIGHT = 'color: light-dark(#ddd, #fff)';
const PALE_IN_DARK = 'color: light-dark(#000, #333)';

/** Shows a text on white in the light scheme and on black in the dark one. */
function showText(style: string, rest = ''): void {
  document.body.innerHTML = `
    <main style="color-scheme: inherit; background: light-dark(#fff, #000)">
      <h1 style="${READABLE}">Claypot</h1>
      <p style="${style}">Rice of the day${rest}</p>
    </main>`;
  document.documentElement.lang = 'en';
  document.title = 'Claypot';
}

afterEach(() => {
  document.body.replaceChildren();
});

test('passes if a text is readable in both schemes, and leaves the scheme as it was', async () => {
  showText(READABLE);
  await runAxe();
  expect(document.documentElement.style.colorScheme).toBe('');
  await runAxe({}, {}, 'dark');
  expect(document.documentElement.style.colorScheme).toBe('dark');
  document.documentElement.style.colorScheme = '';
});

test('reports a contrast that is too low in the light scheme only', async () => {
  showText(PALE_IN_LIGHT);
  await expect(runAxe()).rejects.toThrow(/rules:\ncolor-contrast: /);
  await expect(runAxe({}, WITHOUT_COLOURS)).resolves.toBeUndefined();
});

test('reports a contrast that is too low in the dark scheme only', async () => {
  showText(PALE_IN_DARK);
  await expect(runAxe()).rejects.toThrow(/rules:\ncolor-contrast-in-dark-scheme: /);
  await expect(runAxe({}, WITHOUT_DARK)).resolves.toBeUndefined();
  await expect(runAxe({}, WITHOUT_COLOURS)).resolves.toBeUndefined();
});

test('reports a link that only its colour distinguishes in the dark scheme', async () => {
  const link = 'color: light-dark(#c33, #ddd); text-decoration: none';
  showText(READABLE, ` and <a href="#menu" style="${link}">the menu</a>`);
  await expect(runAxe()).rejects.toThrow(/rules:\nlink-in-text-block-in-dark-scheme: /);
});

test('switches a colour rule off in both schemes', async () => {
  const config = { rules: [{ id: 'color-contrast', enabled: false }] };
  showText(PALE_IN_LIGHT);
  await expect(runAxe({ config })).resolves.toBeUndefined();
  showText(PALE_IN_DARK);
  await expect(runAxe({ config })).resolves.toBeUndefined();
});

test('examines all elements of the body, but not those of Storybook', async () => {
  showText(READABLE);
  const unnamed = document.createElement('button');
  document.body.append(unnamed);
  await expect(runAxe()).rejects.toThrow(/rules:\nbutton-name: .*, at button/);
  unnamed.className = 'sb-wrapper';
  await expect(runAxe()).resolves.toBeUndefined();
});

test('requires the language of the page, but no landmark or title', async () => {
  document.body.innerHTML = '<p>Rice of the day</p>';
  document.title = '';
  await expect(runAxe()).resolves.toBeUndefined();
  document.documentElement.lang = '';
  await expect(runAxe()).rejects.toThrow(/html-has-lang: /);
});

test('compares texts if only the rules of texts run', async () => {
  const section = (name: string) => `<section aria-label="${name}"><p>Rice</p></section>`;
  showText(READABLE);
  document.body.innerHTML += section('Lunch') + section('Dinner');
  await expect(runAxe({}, TEXT_RULES_ONLY)).resolves.toBeUndefined();
  document.body.innerHTML += section('Lunch');
  await expect(runAxe({}, TEXT_RULES_ONLY)).rejects.toThrow(/rules:\nlandmark-unique: /);
});

test('leaves rules out that do not depend on texts if only the rules of texts run', async () => {
  showText(READABLE);
  document.body.innerHTML += '<button></button>';
  await expect(runAxe({}, TEXT_RULES_ONLY)).resolves.toBeUndefined();
});
