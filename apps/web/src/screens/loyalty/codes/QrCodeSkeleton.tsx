import { Skeleton } from '@claypot/ui';
import styles from './QrCode.module.css';

export function QrCodeSkeleton() {
  return (
    <div className={styles.code}>
      <div className={styles.waiting}>
        <Skeleton shape="block" />
      </div>
    </div>
  );
}
