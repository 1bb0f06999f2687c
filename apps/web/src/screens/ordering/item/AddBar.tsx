import type { ItemBasics } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import { ActionBar, Button, LinkButton, Stepper } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './AddBar.module.css';
import type { ItemProps } from './item-props.ts';

type AddBarProps = Pick<
  ItemProps<ItemBasics>,
  'item' | 'onIncrease' | 'onDecrease' | 'onAdd' | 'onRetry'
> & { readonly name: string };

/** Quantity and add button, or a link elsewhere if the item is sold out. */
export function AddBar({ item, name, onIncrease, onDecrease, onAdd, onRetry }: AddBarProps) {
  const { t } = useTranslation(['item', 'common']);
  const { status, qty } = item;
  if (status === 'soldOut') {
    return (
      <ActionBar>
        {item.editing === null ? (
          <LinkButton size="lg" wide href={ROUTES.menu.path}>
            {t('toMenu')}
          </LinkButton>
        ) : (
          <LinkButton size="lg" wide href={ROUTES.orderConfirmation.path}>
            {t('toOrder')}
          </LinkButton>
        )}
      </ActionBar>
    );
  }
  const outcomeUnknown = status === 'outcomeUnknown';
  return (
    <ActionBar>
      {!outcomeUnknown && (
        <Stepper
          label={t('quantityOf', { dish: name })}
          decreaseLabel={t('common:decrease')}
          increaseLabel={t('common:increase')}
          value={qty}
          max={item.canIncrease ? undefined : qty}
          disabled={status === 'loading' || item.adding}
          onChange={(wanted) => (wanted > qty ? onIncrease() : onDecrease())}
        />
      )}
      {/* A single button for all states keeps the focus after a press. */}
      <div className={styles.action}>
        <Button
          size="lg"
          wide
          disabled={status === 'loading'}
          pending={item.adding}
          onClick={outcomeUnknown ? onRetry : onAdd}
        >
          {outcomeUnknown ? t('checkAgain') : <AddWords item={item} />}
        </Button>
      </div>
    </ActionBar>
  );
}

function AddWords({ item: { editing, notAdded, total } }: Pick<AddBarProps, 'item'>) {
  const { t } = useTranslation(['item', 'common']);
  const format = useFormat();
  const wanted = editing === 'line' ? t('update') : t('add');
  const action = notAdded ? t('common:retry') : wanted;
  if (total === null) return <span>{action}</span>;
  return (
    <span className={styles.words}>
      <span>{action}</span> <span className={styles.dot}>·</span>{' '}
      <span className={styles.total} translate="no">
        {format.money(total)}
      </span>
    </span>
  );
}
