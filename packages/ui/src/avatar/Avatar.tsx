import { useState } from 'react';
import { userIcon } from '../icon/drawings/frame.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Null where there is none: the outline of a person is drawn. */
  readonly src: string | null;
  /** `logo` stands in the middle of a code. */
  readonly size?: 'md' | 'lg' | 'logo';
  /** `inverse` stands on a dark ground, `plate` on one that is white by night, too. */
  readonly look?: 'plain' | 'inverse' | 'plate';
}

/** Somebody's picture, beside their name: it says nothing that the name does not. */
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
