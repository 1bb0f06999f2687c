import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './LinkCard.module.css';

interface LinkCardProps {
  readonly children: ReactNode;
  /** Stands out from the others, with more room in it. */
  readonly raised?: boolean;
}

/** A card of which all leads where its `CardLink` does; a reader hears the link alone. */
export function LinkCard({ children, raised = false }: LinkCardProps) {
  return <article className={cx(styles.card, raised && styles.raised)}>{children}</article>;
}

interface CardLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Where the words of the link do not say where it leads. */
  readonly 'aria-label'?: string;
}

/** The one link of a `LinkCard`: it is pressed wherever the card is. */
export function CardLink(props: CardLinkProps) {
  return <a {...props} className={styles.link} />;
}

/** What else can be pressed in a `LinkCard`; it stands above the link. */
export function CardAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles.action}>{children}</div>;
}
