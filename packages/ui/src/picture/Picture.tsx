import { useState } from 'react';
import { ClaypotMark } from '../mark/ClaypotMark.tsx';
import { cx } from '../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  /** Null shows the placeholder. */
  readonly src: string | null;
  /** Alternative text; empty if the adjacent text has the same content. */
  readonly alt: string;
  readonly ratio?: '4/3' | '2/1' | '1/1' | '16/9';
  readonly rounded?: boolean;
  /**
   * True for the main picture of a page, which loads at once with high priority. All others load
   * lazily and after the code of the page, which they would otherwise delay.
   */
  readonly priority?: boolean | undefined;
  /** Reduced colour, for sold-out items. */
  readonly muted?: boolean | undefined;
}

const SIZES = {
  '4/3': { width: 640, height: 480, class: 'fourThree' },
  '2/1': { width: 1200, height: 600, class: 'twoOne' },
  '1/1': { width: 480, height: 480, class: 'square' },
  '16/9': { width: 960, height: 540, class: 'wide' },
} as const;

/**
 * Picture in a frame with a fixed aspect ratio, so that loading or failing causes no layout shift.
 */
export function Picture({
  src,
  alt,
  ratio = '4/3',
  rounded = false,
  priority = false,
  muted = false,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const size = SIZES[ratio];
  const shown = src !== null && src !== failed;
  return (
    <span className={cx(styles.frame, styles[size.class], rounded && styles.rounded)}>
      {shown ? (
        <img
          src={src}
          alt={alt}
          width={size.width}
          height={size.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          decoding="async"
          draggable={false}
          className={cx(styles.image, muted && styles.muted)}
          onError={() => setFailed(src)}
        />
      ) : (
        <span className={styles.none}>
          <ClaypotMark size="sm" />
          {alt !== '' && <VisuallyHidden>{alt}</VisuallyHidden>}
        </span>
      )}
    </span>
  );
}
