import { escapeScript } from './escape.ts';

/** The company as `company/info` gives it. */
export type CompanyRecord = Readonly<Record<string, unknown>>;

const TOKEN = /%%company\.(\w+)%%/g;
const PLACE = '<!--company-record-->';

/**
 * Puts a company into a page built without one: its fields where the markup names them, and the
 * whole record for the script, so that nothing has to be fetched before the first paint. Without a
 * company the places stay empty.
 */
export function fillPage(page: string, company: CompanyRecord | null): string {
  const marked = page.replaceAll(TOKEN, (_, field: string) => escapeHtml(fieldOf(company, field)));
  // A function, because `$` in a replacement string has a meaning of its own.
  return marked.replace(PLACE, () =>
    company === null
      ? ''
      : `<script type="application/json" id="company-record">${escapeScript(company)}</script>`,
  );
}

function fieldOf(company: CompanyRecord | null, field: string): string {
  const value = company !== null && Object.hasOwn(company, field) ? company[field] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
