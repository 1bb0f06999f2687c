import { Button, Callout, EmptyState, SidePanel, Skeleton, Stack, Stepper } from '@claypot/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { ItemGroupField } from './ItemGroupField.tsx';
import styles from './ItemSheet.module.css';
import type { SaleItemView } from './select-sale-item.ts';

export interface ItemSheetProps {
  readonly open: boolean;
  readonly name: string;
  readonly item: SaleItemView;
  readonly onChoose: (groupId: string, choiceId: string) => void;
  readonly onCount: (groupId: string, choiceId: string, qty: number) => void;
  readonly onQty: (qty: number, before: number) => void;
  readonly onAdd: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Form of an item: its choices and its quantity. */
export function ItemSheet(props: ItemSheetProps) {
  const { open, name, item, onQty, onAdd, onClose } = props;
  const { t } = useTranslation(['counterSales', 'common']);
  const format = useFormat();
  const { canDecrease, canIncrease, qty, status, total } = item;
  return (
    <SidePanel
      open={open}
      title={name}
      closeLabel={t('common:close')}
      footer={
        status === 'editing' && (
          <div className={styles.foot}>
            <Stepper
              size="lg"
              label={t('itemQuantity', { name })}
              decreaseLabel={t('less')}
              increaseLabel={t('more')}
              value={qty}
              min={canDecrease ? 1 : qty}
              max={canIncrease ? undefined : qty}
              onChange={(next) => onQty(next, qty)}
            />
            <Button size="lg" wide pending={item.adding} onClick={onAdd}>
              {total === null ? t('addToBill') : t('addFor', { amount: format.money(total) })}
            </Button>
          </div>
        )
      }
      onClose={onClose}
    >
      <ItemBody {...props} />
    </SidePanel>
  );
}

function ItemBody({ item, onChoose, onCount, onRetry }: ItemSheetProps) {
  const { t } = useTranslation('counterSales');
  const body = useRef<HTMLDivElement>(null);
  const { attempts, firstMissing } = item;
  useEffect(() => {
    if (attempts === 0 || firstMissing === null) return;
    const groups = body.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const missing = [...groups].find(({ dataset }) => dataset.group === firstMissing);
    missing?.querySelector('fieldset')?.focus();
  }, [attempts, firstMissing]);
  switch (item.status) {
    case 'loading':
      return <Skeleton shape="row" count={5} />;
    case 'failed':
      return <LoadFailed title={t('itemFailed')} error={item.error} onRetry={onRetry} />;
    case 'notFound':
      return <EmptyState title={t('itemGone')} />;
    case 'soldOut':
      return <EmptyState title={t('itemSoldOut')} />;
    case 'editing':
    case 'outcomeUnknown':
    case 'leaving':
      return (
        <div ref={body}>
          <Stack gap={6}>
            {item.lost.length > 0 && (
              <Callout tone="notice">{t('itemLost', { choices: item.lost.join(', ') })}</Callout>
            )}
            {item.sideDishes.length > 0 && (
              <section>
                <h3 className={styles.title}>{t('comesWith')}</h3>
                <ul className={styles.with}>
                  {item.sideDishes.map((dish) => (
                    <li key={dish}>{dish}</li>
                  ))}
                </ul>
              </section>
            )}
            {item.groups.map((group) => (
              <ItemGroupField
                key={group.option.id}
                group={group}
                onChoose={onChoose}
                onCount={onCount}
              />
            ))}
          </Stack>
        </div>
      );
  }
}
