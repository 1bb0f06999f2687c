import { ClaypotMark, cx } from '@claypot/ui';
import type { ReactNode } from 'react';
import styles from './TierSurface.module.css';
import { tierLook } from './tier-look.ts';

interface TierSurfaceProps {
  /** Whose metal it is made of; levels count from 1. */
  readonly level: number;
  readonly as?: 'section' | 'div';
  readonly 'aria-labelledby'?: string | undefined;
  /** Lays out what stands on it. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The face of a membership card: a tier's metal, with fine lines engraved and the pot pressed in. */
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
