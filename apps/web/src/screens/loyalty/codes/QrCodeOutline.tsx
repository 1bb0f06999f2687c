import { Skeleton } from '@claypot/ui';
import styles from './QrCode.module.css';

/** Where a QR code will be, just as large. */
export function QrCodeOutline() {
  return (
    <div className={styles.code}>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
