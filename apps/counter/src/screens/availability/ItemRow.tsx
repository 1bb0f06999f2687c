import type { AvailabilityRow } from '@claypot/counter/availability';
import { Button, chevronRightIcon, Icon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { AvailabilityViewProps } from './AvailabilityView.tsx';
import styles from './ItemRow.module.css';
import { useStateText } from './use-state-text.ts';

interface ItemRowProps extends Pick<AvailabilityViewProps, 'onOpen' | 'onPress'> {
  readonly row: AvailabilityRow;
}

/** An item with its state. The button marks it until tomorrow, or makes it available. */
export function ItemRow({ row, onOpen, onPress }: ItemRowProps) {
  const { t } = useTranslation('counterAvailability');
  const stateText = useStateText();
  const { key, name, items, because, isPending } = row;
  // An item without choices left has no mark that could end.
  const ends = because === 'mark' || because === 'portions';
  return (
    <li className={styles.row} data-sold-out={because !== null || undefined}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => onOpen(key)}
      >
        <span className={styles.words}>
          <span className={styles.name} translate="no">
            {name}
          </span>
          <ChoiceDetail row={row} />
          <span className={styles.state}>{stateText(row)}</span>
        </span>
        <Icon drawing={chevronRightIcon} size={20} />
      </button>
      <div className={styles.action}>
        <Button
          size="lg"
          variant={ends ? 'primary' : 'secondary'}
          pending={isPending}
          aria-label={t(ends ? 'availableOf' : 'soldOutOf', { name })}
          onClick={() =>
            onPress({
              kind: 'mark',
              name,
              items,
              mark: ends ? 'available' : 'tomorrow',
              until: null,
            })
          }
        >
          {ends ? t('available') : t('soldOut')}
        </Button>
      </div>
    </li>
  );
}

function ChoiceDetail({ row: { group, of } }: { readonly row: AvailabilityRow }) {
  const { t } = useTranslation('counterAvailability');
  if (group === null) return null;
  return (
    <span className={styles.detail} translate="no">
      {of.length > 2
        ? t('choiceOfSeveral', { group, count: of.length })
        : t('choiceOf', { group, items: of.join(', ') })}
    </span>
  );
}
