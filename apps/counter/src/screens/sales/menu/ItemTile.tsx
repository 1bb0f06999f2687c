import { Badge, chevronRightIcon, Icon, plusIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './ItemTile.module.css';

interface ItemTileProps {
  readonly name: string;
  /** Formatted; null if it has none. */
  readonly price: string | null;
  /** True if a press opens a form instead of adding the item. */
  readonly hasChoices: boolean;
  readonly soldOut: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** An item of the menu, which a press rings up. */
export function ItemTile(props: ItemTileProps) {
  const { name, price, hasChoices, soldOut, disabled, onPress } = props;
  const { t } = useTranslation('counterSales');
  return (
    <button
      type="button"
      className={styles.tile}
      aria-haspopup={hasChoices ? 'dialog' : undefined}
      disabled={disabled || soldOut}
      onClick={onPress}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.foot}>
        {soldOut ? (
          <Badge tone="danger">{t('soldOut')}</Badge>
        ) : (
          <span className={styles.price} translate="no">
            {price}
          </span>
        )}
        <Icon
          drawing={hasChoices ? chevronRightIcon : plusIcon}
          size={20}
          className={styles.icon}
        />
      </span>
    </button>
  );
}
