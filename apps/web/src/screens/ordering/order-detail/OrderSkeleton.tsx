import { Card, Skeleton } from '@claypot/ui';
import styles from './OrderSkeleton.module.css';

export function OrderSkeleton() {
  return (
    <div aria-hidden="true" className={styles.order}>
      <span className={styles.banner} />
      <Card>
        <Skeleton shape="title" />
        <StepsSkeleton />
      </Card>
      <Card>
        <Skeleton count={3} />
      </Card>
    </div>
  );
}

function StepsSkeleton() {
  return (
    <div className={styles.steps}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={styles.step}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton count={2} />
          </div>
        </div>
      ))}
    </div>
  );
}
