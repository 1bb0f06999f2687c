/** Every page as it is built, in both languages, is valid HTML. What the app makes of it the stories hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { HTML_RULES, htmlFaults } from '../../scripts/lib/html-faults.ts';
import { expect, test } from '../support/test.ts';

const PAGES = resolve(import.meta.dirname, '../../apps/web/dist/pages');

/** A face is kept aside and takes the place of what is shown: it is looked at as a page of its own. */
const FACE = /<template id="face">(?<face>.*?)<\/template>/s;

/** A part stands only for whom and where it is meant, and then without what is around it. */
const PART = /<\/?face-part\b[^>]*>/g;

const pages = new HtmlValidate(HTML_RULES);
/** A face can have a screen for each kind of visitor, of which one is shown. */
const faces = new HtmlValidate({ ...HTML_RULES, rules: { 'no-multiple-main': 'off' } });

test('pages are valid HTML', async () => {
  const files = readdirSync(PAGES).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const faults: Record<string, string[]> = {};
  for (const file of files) {
    const html = readFileSync(join(PAGES, file), 'utf8');
    const face = FACE.exec(html)?.groups?.face ?? '';
    const found = [
      ...htmlFaults(await pages.validateString(html.replace(FACE, ''))),
      ...htmlFaults(await faces.validateString(face.replaceAll(PART, ''))),
    ];
    if (found.length > 0) faults[file] = found;
  }
  expect(faults).toEqual({});
});
