import { create } from 'qrcode';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Modules of white around the code, as the standard requires. */
const QUIET = 4;

/** QR code as one path, which the content security policy allows. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, index) =>
    isDark ? `M${(index % size) + QUIET} ${Math.floor(index / size) + QUIET}h1v1h-1z` : '',
  ).join('');
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}
