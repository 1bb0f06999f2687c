import { useState } from 'react';
import { ClaypotMark } from '../mark/ClaypotMark.tsx';
import { cx } from '../utils/cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  /** `null` when there is none: the placeholder is shown. */
  readonly src: string | null;
  /** What it shows; empty when the words beside it say the same. */
  readonly alt: string;
  readonly ratio?: '4/3' | '2/1' | '1/1' | '16/9';
  readonly rounded?: boolean;
  /** In the first view: fetched at once and first. All others wait until they come near. */
  readonly priority?: boolean | undefined;
  /** Sold out: less colour. */
  readonly muted?: boolean | undefined;
}

const SIZES = {
  '4/3': { width: 640, height: 480, class: 'fourThree' },
  '2/1': { width: 1200, height: 600, class: 'twoOne' },
  '1/1': { width: 480, height: 480, class: 'square' },
  '16/9': { width: 960, height: 540, class: 'wide' },
} as const;

/** A picture in a frame of known shape, so that nothing moves when it arrives or fails. */
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
          fetchPriority={priority ? 'high' : 'auto'}
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
