import { Card, Skeleton } from '@claypot/ui';
import styles from './OrderCard.module.css';
import list from './OrderListView.module.css';

export function OrdersSkeleton() {
  return (
    <div aria-hidden="true" className={list.list}>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>
          <div className={styles.outline}>
            <Skeleton shape="title" />
            <Skeleton />
            <div className={styles.skeletonPhotos}>
              <Skeleton shape="circle" count={3} />
            </div>
            <Skeleton count={2} />
          </div>
        </Card>
      ))}
    </div>
  );
}
