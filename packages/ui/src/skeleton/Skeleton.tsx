import { cx } from '../utils/cx.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** A `block` is as high as its place lets it be. */
  readonly shape?: 'line' | 'title' | 'row' | 'picture' | 'circle' | 'button' | 'block';
  /** How many, one under the other. */
  readonly count?: number;
}

/** Where content will be. The screen says in words, once, that it is loading. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike and never reordered
    <span key={index} aria-hidden="true" className={cx(styles.skeleton, styles[shape])} />
  ));
}
