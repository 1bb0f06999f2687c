import type { CompanyTexts } from '@claypot/domain/company';
import { Contents } from './Contents.tsx';
import styles from './Prose.module.css';

/**
 * Where the server writes a text of the company into a page that is built without one
 * (`apps/api/src/platform/web/fill-page.ts`), with the line that opens its contents if it is long.
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

/** What the server has written into such a place of the page that is open; null where it has not. */
export function textInPage(name: keyof CompanyTexts): string | null {
  if (import.meta.env.SSR) return null;
  return document.querySelector(`#root [data-text="${name}"]`)?.innerHTML || null;
}
