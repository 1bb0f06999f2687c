import { escapeHtml, escapeScript } from '../../shared/text/escape.ts';
import type { CompanyRecord } from './find-company.ts';
import { pageRecord } from './page-record.ts';
import { type SafeText, safeText } from './safe-text.ts';

const TOKEN = /%%(company|text)\.(\w+)%%/g;
/** What is for a text with contents of its own, to which the app gives such from five sections on. */
const LONG = /%%long\.(\w+)%%(.*?)%%\/long%%/gs;
const SECTIONS_OF_LONG = 5;
const TEXT = /%%text\.(\w+)%%/g;
/** Where the app goes on with what is drawn: not without a text, in whose place it says so. */
const TAKEN_OVER = /<div id="root" data-screen="\w+">/;
const PLACE = '<!--company-record-->';

/**
 * Puts a company into a page built without one: its fields where the markup names them, its texts
 * where they are read, and the record for the script, so that nothing has to be fetched before the
 * first paint. Without a company the places stay empty.
 */
export function fillPage(page: string, company: CompanyRecord | null): string {
  const texts = new Map<string, SafeText>();
  const textOf = (field: string) => {
    const text = texts.get(field) ?? safeText(fieldOf(company, field));
    texts.set(field, text);
    return text;
  };
  const marked = page
    .replaceAll(LONG, (_, field: string, contents: string) =>
      textOf(field).sections >= SECTIONS_OF_LONG ? contents : '',
    )
    .replaceAll(TOKEN, (_, kind: string, field: string) =>
      kind === 'text' ? textOf(field).html : escapeHtml(fieldOf(company, field)),
    );
  const isWithout = [...page.matchAll(TEXT)].some(([, field = '']) => isBlank(textOf(field).html));
  const rooted = isWithout ? marked.replace(TAKEN_OVER, '<div id="root" data-face>') : marked;
  // A function, because `$` in a replacement string has a meaning of its own.
  return rooted.replace(PLACE, () =>
    company === null
      ? ''
      : `<script type="application/json" id="company-record">${escapeScript(pageRecord(company))}</script>`,
  );
}

/** Whether markup of text has nothing in it to read. */
function isBlank(html: string): boolean {
  return html.replaceAll(/<[^>]*>/g, '').trim() === '';
}

function fieldOf(company: CompanyRecord | null, field: string): string {
  const value = company !== null && Object.hasOwn(company, field) ? company[field] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
