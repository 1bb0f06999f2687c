import { addressLine } from '@claypot/domain';
import type { SalesOrderSummary } from '@claypot/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OrderCard.module.css';

const METHODS = { delivery: 'delivery', pickup: 'pickup', 'dine-in': 'dineIn' } as const;

interface OrderCardDetailsProps {
  readonly id: string;
  readonly order: SalesOrderSummary;
  /** With address and items too. */
  readonly open: boolean;
}

/** The facts of a card: a few always, all of them once it is unfolded. */
export function OrderCardDetails({ id, order, open }: OrderCardDetailsProps) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <dl id={id} className={styles.facts}>
      <Fact term={t('orderId')}>{order.sales_order_tx_id}</Fact>
      <Fact term={t('deliveryMethod')}>{t(`common:${METHODS[order.delivery_method]}`)}</Fact>
      {open && <Fact term={t('address')}>{addressLine(order) || order.branch.address}</Fact>}
      {open && (
        <Fact term={t('items')}>
          {[...order.order_package.map(packageLine), ...order.order_dish.map(dishLine)].map(
            ({ key, qty, name }) => (
              <span key={key} className={styles.item}>
                {t('times', { qty })} {name}
              </span>
            ),
          )}
        </Fact>
      )}
    </dl>
  );
}

function packageLine(line: SalesOrderSummary['order_package'][number]) {
  const { id, qty, hot_deal_name, package_name } = line;
  return { key: `package-${id}`, qty, name: hot_deal_name ?? package_name };
}

function dishLine({ id, qty, dish_name }: SalesOrderSummary['order_dish'][number]) {
  return { key: `dish-${id}`, qty, name: dish_name };
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
