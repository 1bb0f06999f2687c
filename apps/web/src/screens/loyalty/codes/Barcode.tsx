import { useState } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './Barcode.module.css';
import { BarcodeImage } from './BarcodeImage.tsx';
import { EnlargedBarcode } from './EnlargedBarcode.tsx';
import type { Bars } from './encoders/bars.ts';

interface BarcodeProps {
  readonly bars: Bars;
  /** Encoded text. */
  readonly text: string;
  /** Human-readable form of the text; defaults to the text itself. */
  readonly printed?: string;
}

/** A barcode; pressing it enlarges it to the full screen. Requires the background of a code. */
export function Barcode({ bars, text, printed = text }: BarcodeProps) {
  const { t } = useTranslation('code');
  const [isEnlarged, setIsEnlarged] = useState(false);
  return (
    <>
      <button type="button" className={styles.enlarge} onClick={() => setIsEnlarged(true)}>
        <BarcodeImage bars={bars} text={text} room="100cqi" height="88px" />
        <span className={styles.hint}>{t('enlarge')}</span>
      </button>
      <EnlargedBarcode
        open={isEnlarged}
        bars={bars}
        text={text}
        printed={printed}
        onClose={() => setIsEnlarged(false)}
      />
    </>
  );
}
