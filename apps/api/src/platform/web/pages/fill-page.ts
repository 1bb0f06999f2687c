import { escapeHtml, escapeScript } from '../../../shared/text/escape.ts';
import { fillBrand } from '../brand/fill-brand.ts';
import { pageBrand } from '../brand/page-brand.ts';
import type { CompanyRecord } from '../find-company.ts';
import { pageRecord } from './page-record.ts';
import { type SafeText, safeText } from './safe-text.ts';

const TOKEN = /%%(company|text)\.(\w+)%%/g;
/** Markup only for long texts: the app shows a table of contents from five sections on. */
const LONG = /%%long\.(\w+)%%(.*?)%%\/long%%/gs;
const SECTIONS_OF_LONG = 5;
const TEXT = /%%text\.(\w+)%%/g;
/**
 * Root element that the app hydrates. Without a text it must not, because the app shows a message
 * instead.
 */
const TAKEN_OVER = /<div id="root" data-screen="\w+">/;
const PLACE = '<!--company-record-->';

/**
 * Fills a prebuilt page with company data: colours, fields, texts, and the record for the script, so
 * that the first paint needs no request. Without a company the placeholders become empty.
 */
export function fillPage(page: string, company: CompanyRecord | null): string {
  const texts = new Map<string, SafeText>();
  const textOf = (field: string) => {
    const text = texts.get(field) ?? safeText(fieldOf(company, field));
    texts.set(field, text);
    return text;
  };
  const marked = fillBrand(page, pageBrand(company))
    .replaceAll(LONG, (_, field: string, contents: string) =>
      textOf(field).sections >= SECTIONS_OF_LONG ? contents : '',
    )
    .replaceAll(TOKEN, (_, kind: string, field: string) =>
      kind === 'text' ? textOf(field).html : escapeHtml(fieldOf(company, field)),
    );
  const isWithout = [...page.matchAll(TEXT)].some(([, field = '']) => isBlank(textOf(field).html));
  const rooted = isWithout ? marked.replace(TAKEN_OVER, '<div id="root">') : marked;
  // A function, because `$` is special in a replacement string.
  return rooted.replace(PLACE, () =>
    company === null
      ? ''
      : `<script type="application/json" id="company-record">${escapeScript(pageRecord(company))}</script>`,
  );
}

/** True if the markup contains no text. */
function isBlank(html: string): boolean {
  return html.replaceAll(/<[^>]*>/g, '').trim() === '';
}

function fieldOf(company: CompanyRecord | null, field: string): string {
  const value = company !== null && Object.hasOwn(company, field) ? company[field] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
