import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  readonly children: ReactNode;
  /** Emphasised, with more padding. */
  readonly raised?: boolean;
}

/**
 * Card with its whole area covered by its `CardLink`. For screen readers, only the text of the
 * `CardLink` is the link.
 */
export function LinkCard({ children, raised = false }: LinkCardProps) {
  return <article className={cx(styles.card, raised && styles.raised)}>{children}</article>;
}

interface CardLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Needed if the link text does not describe its destination. */
  readonly 'aria-label'?: string;
}

/** Link of a `LinkCard`, which covers the whole card. */
export function CardLink(props: CardLinkProps) {
  return <a {...props} className={styles.link} />;
}

/** Other controls of a `LinkCard`, above the link. */
export function CardAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
