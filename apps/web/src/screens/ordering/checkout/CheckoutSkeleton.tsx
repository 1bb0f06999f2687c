import { Card, cx, Skeleton } from '@claypot/ui';
import styles from './CheckoutSkeleton.module.css';

export function CheckoutSkeleton() {
  return (
    <div aria-hidden="true" className={cx(styles.form, styles.columns)}>
      <Card>
        <SkeletonRow />
        <SkeletonRow />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <div className={styles.line}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton count={2} />
          </div>
        </div>
      </Card>
      <Card>
        <Skeleton shape="title" />
        <div className={styles.fields}>
          <Skeleton shape="button" count={3} />
        </div>
      </Card>
    </div>
  );
}

/** Skeleton of a row with an icon, such as branch or time. */
function SkeletonRow() {
  return (
    <div className={styles.row}>
      <Skeleton shape="circle" />
      <div>
        <Skeleton count={2} />
      </div>
    </div>
  );
}
