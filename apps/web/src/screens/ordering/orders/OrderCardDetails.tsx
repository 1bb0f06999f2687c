import { requestedSlot } from '@claypot/domain/ordering';
import { addressLine } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { askedTimeText } from '@claypot/i18n';
import type { SalesOrderSummary } from '@claypot/sdk';
import type { ReactNode } from 'react';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { orderedThings } from '../../shared/order/ordered-things.ts';
import styles from './OrderCard.module.css';

interface OrderCardDetailsProps {
  readonly order: SalesOrderSummary;
  readonly tries: readonly SalesOrderSummary[];
  /** True to also show number and address, with one line per item. */
  readonly open: boolean;
}

/** Items of an order in at most two lines; all details if the card is open. */
export function OrderCardDetails({ order, tries, open }: OrderCardDetailsProps) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const slot = requestedSlot(order);
  const items = orderedThings(order).map(({ key, qty, name }) => (
    <span key={key} className={styles.item}>
      {t('timesOf', { qty, dish: name })}
    </span>
  ));
  return (
    <dl className={open ? styles.facts : styles.brief}>
      <Fact term={t('items')}>{items}</Fact>
      {open && (
        <Fact term={t('orderId')}>
          <NoWrap>{order.sales_order_tx_id}</NoWrap>
        </Fact>
      )}
      {open && slot && (
        <Fact term={askedTimeText(i18n, order.delivery_method)}>
          {format.dateTimeRange(slot.start, slot.end)}
        </Fact>
      )}
      {open && <Fact term={t('address')}>{addressLine(order) || order.branch.address}</Fact>}
      {tries.length > 0 && (
        <Fact term={t('tries')}>
          {open
            ? tries.map(({ id, created_time, sales_order_tx_id }) => (
                <a key={id} href={pathTo('orderDetail', { id })} className={styles.try}>
                  <span>
                    <NoWrap>{sales_order_tx_id}</NoWrap>
                    <span>{` · ${format.time(Temporal.Instant.from(created_time))}`}</span>
                  </span>
                </a>
              ))
            : t('triesCancelled', { count: tries.length })}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
