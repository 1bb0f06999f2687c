import type { OrderDish, OrderPackage, SalesOrder } from '@claypot/sdk';
import { Picture, Price } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { TitledCard } from '../parts/TitledCard.tsx';
import styles from './OrderedItems.module.css';

/** What was ordered, as it was sold, and what the kitchen was told. */
export function OrderedItems({ order }: { readonly order: SalesOrder }) {
  const { t } = useTranslation('orders');
  return (
    <TitledCard title={t('yourItems')}>
      <ul>
        {order.order_package.map((line) => (
          <PackageLine key={line.id} line={line} />
        ))}
        {order.order_dish.map((line) => (
          <DishLine key={line.id} line={line} />
        ))}
      </ul>
      {order.customer_remark && (
        <div className={styles.remark}>
          <h3 className={styles.remarkTitle}>{t('remark')}</h3>
          <p className={styles.remarkText}>{order.customer_remark}</p>
        </div>
      )}
    </TitledCard>
  );
}

function DishLine({ line }: { readonly line: OrderDish }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const choices = line.variation_list.map((variation) => variation.variation_name);
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture src={line.image} alt="" ratio="1/1" rounded />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.qty}>{t('times', { qty: line.qty })}</span> {line.dish_name}
        </p>
        {choices.length > 0 && <p className={styles.options}>{choices.join(' · ')}</p>}
      </div>
      <Price amount={format.amount(line.line_total)} />
    </li>
  );
}

function PackageLine({ line }: { readonly line: OrderPackage }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const dishes = line.dish_list.map((dish) => `${t('times', { qty: dish.qty })} ${dish.dish_name}`);
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className={styles.qty}>{t('times', { qty: line.qty })}</span> {line.package_name}
        </p>
        <p className={styles.options}>{dishes.join(' · ')}</p>
      </div>
      <Price amount={format.amount(line.package_price)} />
    </li>
  );
}
