import type { Cents, OrderDish, OrderPackage, SalesOrder } from '@claypot/sdk';
import { Picture, Price } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { PartList } from '../../shared/dish/PartList.tsx';
import { inARow } from '../../shared/layout/in-a-row.ts';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';
import styles from './OrderedItems.module.css';

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
        {order.open_amounts?.map(({ line_total, name, qty }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paid bill never change
          <Line key={index} image={null} qty={qty} name={name} total={line_total} />
        ))}
      </ul>
      {order.customer_remark !== null && (
        <div className={styles.remark}>
          <h3 className={styles.remarkTitle}>{t('remark')}</h3>
          <p className={styles.remarkText}>{order.customer_remark}</p>
        </div>
      )}
    </TitledCard>
  );
}

function DishLine({ line }: { readonly line: OrderDish }) {
  const choices = namesOf(line.variation_list);
  return (
    <Line image={line.image} qty={line.qty} name={line.dish_name} total={line.line_total}>
      {choices.length > 0 && <p className={styles.options}>{inARow(choices)}</p>}
      <Missing line={line} />
    </Line>
  );
}

/** A hot deal is listed by its own name with the chosen package. */
function PackageLine({ line }: { readonly line: OrderPackage }) {
  const { hot_deal_name, package_name, image, qty, line_total } = line;
  const dishes = line.dish_list.map(({ qty: pieces, dish_name, variation_list }) => ({
    qty: pieces,
    name: dish_name,
    choices: namesOf(variation_list),
  }));
  const added = namesOf(line.variation_list).map((name) => ({ qty: 1, name, choices: [] }));
  return (
    <Line image={image} qty={qty} name={hot_deal_name ?? package_name} total={line_total}>
      {hot_deal_name !== null && <p className={styles.options}>{package_name}</p>}
      <PartList parts={[...dishes, ...added]} />
      <Missing line={line} />
    </Line>
  );
}

/** Note that the branch could not make a line. */
function Missing({ line }: { readonly line: Pick<OrderDish, 'is_unavailable'> }) {
  const { t } = useTranslation('orders');
  return line.is_unavailable === true ? <p className={styles.options}>{t('missing')}</p> : null;
}

interface LineProps {
  readonly image: string | null;
  readonly qty: number | string;
  readonly name: string;
  /** An amount, or an already formatted text. */
  readonly total: Cents | string;
  readonly children?: ReactNode;
}

function Line({ image, qty, name, total, children }: LineProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Picture src={image} alt="" ratio="1/1" rounded />
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.name}>
            <span className={styles.qty}>{t('times', { qty })}</span>
            {'\u00a0'}
            <span>{name}</span>
          </p>
          <Price amount={typeof total === 'string' ? total : format.amount(total)} />
        </div>
        {children}
      </div>
    </li>
  );
}

function namesOf(variations: OrderDish['variation_list']): string[] {
  return variations.map(({ variation_name }) => variation_name);
}
