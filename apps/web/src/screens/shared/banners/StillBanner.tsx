import { BannerPicture } from './BannerPicture.tsx';
import styles from './StillBanner.module.css';

interface StillBannerProps {
  readonly src: string;
  readonly words: string | null;
}

/** One banner by itself, as large as the slides that take its place. */
export function StillBanner({ src, words }: StillBannerProps) {
  return (
    <div className={styles.still}>
      <BannerPicture src={src} words={words} priority />
    </div>
  );
}
