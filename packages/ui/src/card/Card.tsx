import type { ReactNode } from 'react';
import { cx } from '../utils/cx.ts';
import styles from './Card.module.css';

interface CardProps {
  readonly children: ReactNode;
  /** `none` for content that extends to the edge (pictures, rows). */
  readonly padding?: 'none' | 'md';
  readonly as?: 'div' | 'section' | 'article' | 'li';
  readonly 'aria-labelledby'?: string | undefined;
}

export function Card({ children, padding = 'md', as: Element = 'div', ...rest }: CardProps) {
  return (
    <Element {...rest} className={cx(styles.card, padding === 'md' && styles.padded)}>
      {children}
    </Element>
  );
}
