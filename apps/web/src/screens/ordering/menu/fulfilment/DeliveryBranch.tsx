import type { QueryView } from '@claypot/domain/machines';
import { canServe } from '@claypot/domain/places';
import type { DeliveryOption, DeliveryOptions } from '@claypot/sdk';
import { BottomSheet, chevronDownIcon, Icon, ListRow, Skeleton, storeIcon } from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { OpenBadge } from '../../../shared/branch/OpenBadge.tsx';
import { openingOf, useDeliveryText } from '../../../shared/branch/use-delivery-text.ts';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import styles from './DeliveryBranch.module.css';

interface DeliveryBranchProps {
  readonly branch: { readonly id: string; readonly name: string } | null;
  /** Branches offered for the address, nearest first, including those that cannot deliver. */
  readonly options: QueryView<DeliveryOptions>;
  readonly now: Temporal.ZonedDateTime;
  readonly busy: boolean;
  readonly onSelect: (branch: DeliveryOption) => void;
  readonly onRetry: () => void;
}

/** The delivery branch with fee and time, and a sheet to choose another. */
export function DeliveryBranch({
  branch,
  options,
  now,
  busy,
  onSelect,
  onRetry,
}: DeliveryBranchProps) {
  const { t } = useTranslation(['menu', 'common', 'branches']);
  const [open, setOpen] = useState(false);
  const deliveryText = useDeliveryText(now);
  const chosen = options.data?.branches.find(({ branch_id }) => branch_id === branch?.id);
  const select = (option: DeliveryOption) => {
    setOpen(false);
    if (!busy && option.branch_id !== branch?.id) onSelect(option);
  };
  return (
    <>
      <ListRow
        dense
        icon={storeIcon}
        title={t('deliveryBranch')}
        text={
          <>
            <span>{branch?.name ?? t('chooseServing')}</span>
            {options.status === 'loading' && (
              <span className={styles.words}>{t('branches:deliveryChecking')}</span>
            )}
            {chosen && <span className={styles.words}>{deliveryText(chosen)}</span>}
          </>
        }
        end={<Icon drawing={chevronDownIcon} size={20} />}
        onPress={() => setOpen(true)}
      />
      <BottomSheet
        open={open}
        title={t('deliveryBranch')}
        closeLabel={t('common:close')}
        onClose={() => setOpen(false)}
      >
        {options.status === 'loading' && <Skeleton count={5} />}
        {options.status === 'failed' && (
          <LoadFailed title={t('deliveryBranchFailed')} onRetry={onRetry} />
        )}
        <ul>
          {options.data?.branches.map((option) => (
            <li key={option.branch_id}>
              <Offered
                option={option}
                now={now}
                current={option.branch_id === branch?.id}
                onSelect={select}
              />
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  );
}

interface OfferedProps extends Pick<DeliveryBranchProps, 'now' | 'onSelect'> {
  readonly option: DeliveryOption;
  readonly current: boolean;
}

/** A branch in the sheet; it is not selectable if it cannot deliver. */
function Offered({ option, now, current, onSelect }: OfferedProps) {
  const { t } = useTranslation('branches');
  const format = useFormat();
  const deliveryText = useDeliveryText(now);
  const opening = openingOf(option, now);
  const able = canServe(option);
  return (
    <div className={able ? undefined : styles.unable}>
      <ListRow
        icon={storeIcon}
        title={option.branch_name}
        text={
          <>
            <span className={styles.words}>{deliveryText(option)}</span>
            <span className={styles.facts}>
              {able && <OpenBadge {...opening} />}
              <span>{t('away', { distance: format.distance(option.distance) })}</span>
            </span>
          </>
        }
        current={current}
        {...(able && { onPress: () => onSelect(option) })}
      />
    </div>
  );
}
