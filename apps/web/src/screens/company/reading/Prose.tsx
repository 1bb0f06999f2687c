import { useCallback } from 'react';
import styles from './Prose.module.css';

/** React does not hydrate or update the content of an element with inner HTML. */
const ANYTHING = { __html: '' };

export function Prose({ body }: { readonly body: DocumentFragment }) {
  // Inserts sanitised nodes directly, because parsing HTML again after sanitising is unsafe. Equal
  // content from the server-rendered page is not replaced, so that nothing is repainted.
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
