import { Picture } from '@claypot/ui';
import styles from './BannerPicture.module.css';

interface BannerPictureProps {
  readonly src: string;
  /** What the banner says, in the reader's language; the picture itself has no words. */
  readonly words: string | null;
  readonly priority: boolean;
}

/** A wide picture with its words on the calm left side, or under it where the text is large. */
export function BannerPicture({ src, words, priority }: BannerPictureProps) {
  return (
    <div className={styles.banner}>
      <Picture src={src} alt="" ratio="2/1" priority={priority} />
      {words !== null && <p className={styles.words}>{words}</p>}
    </div>
  );
}
