import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './BarcodeImage.module.css';
import { type Bars, barsPath, widthOf } from './encoders/bars.ts';

interface BarcodeImageProps {
  readonly bars: Bars;
  /** Encoded text. */
  readonly text: string;
  /** Maximum width, and height, as CSS lengths. */
  readonly room: string;
  readonly height: string;
}

/** Barcode with quiet zones, sharp at any pixel density. */
export function BarcodeImage({ bars, text, room, height }: BarcodeImageProps) {
  const { t } = useTranslation('code');
  const modules = widthOf(bars);
  // Each module is a whole number of device pixels wide, so that all have the same width. Browsers
  // without `round()` use the full width.
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
