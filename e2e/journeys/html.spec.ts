/**
 * Checks that every built page is valid HTML in both languages. The stories check the app's
 * rendered HTML.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findHtmlProblems, HTML_RULES } from '../../scripts/lib/html-problems.ts';
import { createHtmlValidator } from '../support/html-validator.ts';

const PAGES = resolve(import.meta.dirname, '../../apps/web/dist/pages');

/**
 * The server-rendered page is inside a template and replaces the content, so it is validated
 * separately.
 */
const FACE = /<template id="face">(?<face>.*?)<\/template>/s;

/** Tags of `face-part`, an element that the page replaces with its content before display. */
const PART = /<\/?face-part\b[^>]*>/g;

const pages = createHtmlValidator(HTML_RULES);
/** A server-rendered page can contain a screen for each kind of visitor, of which one is shown. */
const faces = createHtmlValidator({ ...HTML_RULES, rules: { 'no-multiple-main': 'off' } });

test('pages are valid HTML', async () => {
  const files = readdirSync(PAGES).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const errors: Record<string, string[]> = {};
  for (const file of files) {
    const html = readFileSync(join(PAGES, file), 'utf8');
    const face = FACE.exec(html)?.groups?.face ?? '';
    const problems = [
      ...findHtmlProblems(await pages.validateString(html.replace(FACE, ''))),
      ...findHtmlProblems(await faces.validateString(face.replaceAll(PART, ''))),
    ];
    if (problems.length > 0) errors[file] = problems;
  }
  expect(errors).toEqual({});
});
