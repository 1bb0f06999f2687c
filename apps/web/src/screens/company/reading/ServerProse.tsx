import styles from './Prose.module.css';

/** `Prose` on a server, as markup. Hydration leaves its content. */
export function ServerProse({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is sanitised
  return <article className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
