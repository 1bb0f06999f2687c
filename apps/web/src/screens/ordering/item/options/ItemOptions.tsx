import type { ItemBasics } from '@claypot/domain/ordering';
import { Skeleton, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import type { ItemActions } from '../item-props.ts';
import { ItemOptionGroup } from './ItemOptionGroup.tsx';
import styles from './ItemOptions.module.css';

interface ItemOptionsProps extends Pick<ItemActions, 'onChoose' | 'onCount'> {
  readonly item: ItemBasics;
}

/** Option groups of an item, in the order set by the restaurant. */
export function ItemOptions({ item, onChoose, onCount }: ItemOptionsProps) {
  const { t } = useTranslation();
  if (item.status === 'loading') {
    return (
      <div className={styles.group}>
        <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton count={4} />
      </div>
    );
  }
  return (
    <div className={styles.groups}>
      {item.groups.map((group) => (
        <div key={group.option.id} data-group={group.option.id} className={styles.group}>
          <ItemOptionGroup
            group={group}
            locked={item.status === 'outcomeUnknown'}
            onChoose={(variationId) => onChoose(group.option.id, variationId)}
            onCount={(variationId, qty) => onCount(group.option.id, variationId, qty)}
          />
        </div>
      ))}
    </div>
  );
}
