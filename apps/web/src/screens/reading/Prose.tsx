import { useCallback } from 'react';
import styles from './Prose.module.css';

/** The body of an article, set for reading. */
export function Prose({ body }: { readonly body: DocumentFragment }) {
  // Nodes are put in as they are: no HTML is read again after it was made safe.
  const fill = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(document.importNode(body, true)),
    [body],
  );
  return <article ref={fill} className={styles.prose} />;
}
