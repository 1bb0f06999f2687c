import { Picture } from '@claypot/ui';
import styles from './BannerPicture.module.css';

interface BannerPictureProps {
  readonly src: string;
  /** What the banner says, in the reader's language; the picture itself has no words. */
  readonly words: string | null;
  /** Where it leads; null where it only shows. */
  readonly href?: string | null;
  readonly priority: boolean;
}

/** A wide picture with its words on the calm left side, or under it where the text is large. */
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
