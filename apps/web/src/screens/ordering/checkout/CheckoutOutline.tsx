import { Card, Skeleton } from '@claypot/ui';
import styles from './CheckoutOutline.module.css';

/** The order form without its words, in the shape it will have. */
export function CheckoutOutline() {
  return (
    <div aria-hidden="true" className={styles.form}>
      <Card>
        <OutlineRow />
        <OutlineRow />
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

/** Where or when, with its sign before it. */
export function OutlineRow() {
  return (
    <div className={styles.row}>
      <Skeleton shape="circle" />
      <div>
        <Skeleton count={2} />
      </div>
    </div>
  );
}
