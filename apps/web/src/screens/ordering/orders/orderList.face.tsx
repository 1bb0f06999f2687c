import type { ORDERS_REQUEST } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import type { SalesOrderSummary } from '@claypot/sdk';
import { Card, Picture, Screen, Skeleton, TopBar } from '@claypot/ui';
import { about, placesOf } from '../../../face/places.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './OrderCard.module.css';
import list from './OrderListView.module.css';

const at = placesOf<SalesOrderSummary>();

/** Server-rendered page: the orders by branch and first dish, without status and total. */
export function Face() {
  const { t } = useTranslation('orders');
  return (
    <Screen width="split" top={<TopBar title={t('title')} look="large" />}>
      <ul className={list.list}>
        <li {...about<[typeof ORDERS_REQUEST]>({ of: '/order_list' })}>
          <Card>
            <div className={styles.outline}>
              <h2 className={styles.branch}>
                <a href={pathTo('orderDetail', { id: at('id') })}>{at('branch.branch_name')}</a>
              </h2>
              <Skeleton />
              <div className={styles.skeletonPhotos}>
                <span>
                  <Picture src={at('order_dish.0.image')} alt="" ratio="1/1" rounded />
                </span>
              </div>
              <p>{at('order_dish.0.dish_name')}</p>
            </div>
          </Card>
        </li>
      </ul>
    </Screen>
  );
}
