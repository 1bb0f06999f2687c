import { FullScreen } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './Barcode.module.css';
import { BarcodeImage } from './BarcodeImage.tsx';
import type { Bars } from './encoders/bars.ts';

interface EnlargedBarcodeProps {
  readonly open: boolean;
  readonly bars: Bars;
  readonly text: string;
  /** Human-readable text below the bars. */
  readonly printed: string;
  readonly onClose: () => void;
}

/**
 * Full-screen barcode on white, which also makes the display as bright as possible for the scanner.
 */
export function EnlargedBarcode({ open, bars, text, printed, onClose }: EnlargedBarcodeProps) {
  const { t } = useTranslation('code');
  return (
    <FullScreen open={open} label={t('enlarged')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.along}>
        <BarcodeImage
          bars={bars}
          text={text}
          room="var(--long)"
          height="calc(var(--short) * 0.42)"
        />
        <p className={styles.text} translate="no">
          {printed}
        </p>
      </div>
    </FullScreen>
  );
}
