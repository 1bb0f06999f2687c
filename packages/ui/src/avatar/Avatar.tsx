import { useState } from 'react';
import { userIcon } from '../icon/drawings/frame.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Null shows a generic person icon. */
  readonly src: string | null;
  /** `logo` for the centre of a QR code. */
  readonly size?: 'md' | 'lg' | 'logo';
  /** `inverse` for a dark background, `plate` for one that is also white in dark mode. */
  readonly look?: 'plain' | 'inverse' | 'plate';
}

/** Picture of a person next to their name. Decorative. */
export function Avatar({ src, size = 'md', look = 'plain' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={cx(styles.avatar, styles[size], styles[look])}>
      {src !== null && src !== failed ? (
        <img
          src={src}
          alt=""
          width={96}
          height={96}
          draggable={false}
          className={styles.image}
          onError={() => setFailed(src)}
        />
      ) : (
        <Icon drawing={userIcon} size={28} />
      )}
    </span>
  );
}
