import { lineItem } from '@claypot/domain/ordering';
import type { Cart } from '@claypot/sdk';
import { Button, Icon, Picture, storeIcon } from '@claypot/ui';
import { useId } from 'react';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './CartCard.module.css';

/** Maximum dishes pictured per cart. */
const PLATES = 3;

interface CartCardProps {
  readonly title: string;
  readonly cart: Cart;
  /**
   * The choice while the migration runs: `this` card's cart or the `other`; null before a choice.
   */
  readonly pendingCart: 'this' | 'other' | null;
  readonly onKeep: () => void;
}

export function CartCard({ title, cart, pendingCart, onKeep }: CartCardProps) {
  const { t } = useTranslation('guestMigration');
  const format = useFormat();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <ul aria-hidden="true" className={styles.plates}>
        {cart.lines.slice(0, PLATES).map((line) => (
          <li key={line.id}>
            <Picture src={lineItem(line).image} alt="" ratio="1/1" />
          </li>
        ))}
      </ul>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p className={styles.branch}>
        <Icon drawing={storeIcon} size={16} />
        <span>{cart.branch_name}</span>
      </p>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.id}>{t('line', { qty: line.qty, name: lineItem(line).name })}</li>
        ))}
      </ul>
      <p className={styles.total} translate="no">
        {format.money(cart.total_price)}
      </p>
      <Button
        wide
        aria-describedby={titleId}
        pending={pendingCart === 'this'}
        disabled={pendingCart === 'other'}
        onClick={onKeep}
      >
        {t('keep')}
      </Button>
    </section>
  );
}
