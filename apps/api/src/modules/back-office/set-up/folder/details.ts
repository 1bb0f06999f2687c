import type { RequestBody } from '@claypot/sdk/counter/contract-types';

/** Restaurant and branch as the person has entered them. */
export type SetUpDetails = RequestBody<'planSetUp'>;

/** Escapes a text for the HTML of a page. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Details of the company on its pages, escaped. */
export interface PageSubject {
  readonly name: string;
  readonly registrationNo: string;
  readonly address: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

/** Page of a company in both languages, as HTML. */
export interface PageTexts {
  readonly en: string;
  readonly zh_CN: string;
}
