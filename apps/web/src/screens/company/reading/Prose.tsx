import { useCallback } from 'react';
import styles from './Prose.module.css';

/** React leaves alone what it finds in the article, and what is put into it. */
const ANYTHING = { __html: '' };

/** The body of an article, set for reading. */
export function Prose({ body }: { readonly body: DocumentFragment }) {
  // Nodes are put in as they are: no HTML is read again after it was made safe. What the page has
  // brought stays, so that nothing that is being read is drawn anew.
  const fill = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return;
      const filled = place.cloneNode();
      filled.appendChild(document.importNode(body, true));
      if (!place.isEqualNode(filled)) place.replaceChildren(...filled.childNodes);
    },
    [body],
  );
  return (
    <article
      ref={fill}
      className={styles.prose}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
      dangerouslySetInnerHTML={ANYTHING}
    />
  );
}
