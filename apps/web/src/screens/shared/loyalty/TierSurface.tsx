import { ClaypotMark, cx } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './TierSurface.module.css';
import { tierLook } from './tier-look.ts';

interface TierSurfaceProps {
  /** Level that selects the colours, counted from 1. */
  readonly level: number;
  readonly as?: 'section' | 'div';
  readonly 'aria-labelledby'?: string | undefined;
  /** Class for the layout of the content. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Background of a membership card in the colours of a tier. */
export function TierSurface(props: TierSurfaceProps) {
  const { level, as: Element = 'div', className, children, ...rest } = props;
  return (
    <Element {...rest} className={cx(styles.surface, styles[tierLook(level)], className)}>
      <span className={styles.mark}>
        <ClaypotMark size="lg" />
      </span>
      {children}
    </Element>
  );
}
