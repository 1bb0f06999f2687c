import { BannerPicture } from './BannerPicture.tsx';
import styles from './StillBanner.module.css';

interface StillBannerProps {
  readonly src: string;
  readonly words: string | null;
}

/** Single banner with the size of the slideshow that replaces it. */
export function StillBanner({ src, words }: StillBannerProps) {
  return (
    <div className={styles.still}>
      <BannerPicture src={src} words={words} priority />
    </div>
  );
}
