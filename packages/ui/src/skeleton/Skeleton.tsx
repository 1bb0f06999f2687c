import { cx } from '../utils/cx.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `block` fills the height of its parent. */
  readonly shape?: 'line' | 'title' | 'row' | 'picture' | 'circle' | 'button' | 'block';
  readonly count?: number;
}

/**
 * Placeholder for loading content. Hidden from screen readers; the screen announces loading once.
 */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never reordered
    <span key={index} aria-hidden="true" className={cx(styles.skeleton, styles[shape])} />
  ));
}
