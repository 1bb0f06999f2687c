import type { CompanyTexts } from '@claypot/domain';
import { Contents } from './Contents.tsx';
import styles from './Prose.module.css';

/**
 * Where the server writes a text of the company into a page that is built without one
 * (`apps/api/src/web/fill-page.ts`), with the line that opens its contents if it is long.
 */
export function TextPlace({ name }: { readonly name: keyof CompanyTexts }) {
  return (
    <>
      {`%%long.${name}%%`}
      <Contents sections={[]} />
      {'%%/long%%'}
      <article className={styles.prose}>{`%%text.${name}%%`}</article>
    </>
  );
}
