import type { CompanyTexts } from '@claypot/domain/company';
import { Contents } from './Contents.tsx';
import styles from './Prose.module.css';

/**
 * Placeholder in a prerendered page for a company text, with a table of contents if the text is
 * long. The server fills it in (`apps/api/src/platform/web/fill-page.ts`).
 */
export function TextPlace({ name }: { readonly name: keyof CompanyTexts }) {
  return (
    <>
      {`%%long.${name}%%`}
      <Contents sections={[]} />
      {'%%/long%%'}
      <article className={styles.prose} data-text={name}>{`%%text.${name}%%`}</article>
    </>
  );
}

/** Returns the text that the server has inserted into the current page; null if there is none. */
export function textInPage(name: keyof CompanyTexts): string | null {
  if (import.meta.env.SSR) return null;
  return document.querySelector(`#root [data-text="${name}"]`)?.innerHTML || null;
}
