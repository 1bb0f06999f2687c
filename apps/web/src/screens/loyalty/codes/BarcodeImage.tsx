import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BarcodeImage.module.css';
import { type Bars, barsPath, widthOf } from './encoders/bars.ts';

interface BarcodeImageProps {
  readonly bars: Bars;
  /** What the bars say. */
  readonly text: string;
  /** The widest it may be, and how high it is: CSS lengths. */
  readonly room: string;
  readonly height: string;
}

/** Bars, sharp at any density, with their quiet zones. */
export function BarcodeImage({ bars, text, room, height }: BarcodeImageProps) {
  const { t } = useTranslation('code');
  const modules = widthOf(bars);
  // Each module as wide as a whole number of the display's dots, so that all keep their proportions;
  // a browser that cannot round takes all of the room.
  const width = `calc(round(down, ${room} / ${modules}, var(--dot)) * ${modules})`;
  return (
    <svg
      role="img"
      aria-label={t('barcodeOf', { text })}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      className={styles.bars}
      style={{ width, height }}
    >
      <path d={barsPath(bars)} />
    </svg>
  );
}
