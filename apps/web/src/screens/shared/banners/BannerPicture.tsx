import { Picture } from '@claypot/ui';
import styles from './BannerPicture.module.css';

interface BannerPictureProps {
  readonly src: string;
  /** Text of the banner in the reader's language; the picture contains none. */
  readonly words: string | null;
  /** Target of the link; null for none. */
  readonly href?: string | null;
  readonly priority: boolean;
}

/** Wide picture with text on its left side, or below it with large text. */
export function BannerPicture({ src, words, href = null, priority }: BannerPictureProps) {
  const shown = (
    <>
      <Picture src={src} alt="" ratio="2/1" priority={priority} />
      {words !== null && <span className={styles.words}>{words}</span>}
    </>
  );
  if (href === null) return <div className={styles.banner}>{shown}</div>;
  return (
    <a href={href} draggable={false} className={styles.banner}>
      {shown}
    </a>
  );
}
