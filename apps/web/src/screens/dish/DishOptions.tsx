import type { ItemView } from '@claypot/domain';
import { Skeleton, VisuallyHidden } from '@claypot/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DishOptionGroup } from './DishOptionGroup.tsx';
import styles from './DishOptions.module.css';
import { useMissingGroup } from './useMissingGroup.ts';

interface DishOptionsProps {
  readonly item: ItemView;
  readonly onChoose: (optionId: string, variationId: string) => void;
}

/** The choices a dish comes with, in the kitchen's order. */
export function DishOptions({ item, onChoose }: DishOptionsProps) {
  const { t } = useTranslation();
  const groups = useRef<HTMLDivElement>(null);
  useMissingGroup(groups, item);
  if (item.status === 'loading') {
    return (
      <div className={styles.group}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton shape="title" />
        <Skeleton count={4} />
      </div>
    );
  }
  return (
    <div ref={groups} className={styles.groups}>
      {item.groups.map((group) => (
        <div key={group.option.id} className={styles.group}>
          <DishOptionGroup
            group={group}
            locked={item.status === 'unsure'}
            onChoose={(variationId) => onChoose(group.option.id, variationId)}
          />
        </div>
      ))}
    </div>
  );
}
