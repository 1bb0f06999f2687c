import { Skeleton } from '@claypot/ui';
import styles from './vouchers.module.css';

export function VouchersSkeleton() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.ticket}>
          <span className={styles.stub} />
          <span className={styles.words}>
            <Skeleton shape="title" />
            <Skeleton count={2} />
          </span>
        </div>
      ))}
    </div>
  );
}
