import type { QueryView } from '@claypot/domain';
import type { Branch } from '@claypot/sdk';
import { BottomSheet, chevronDownIcon, Icon, ListRow, Skeleton, storeIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../parts/LoadFailed.tsx';

interface ServedByProps {
  readonly branch: { readonly id: string; readonly name: string } | null;
  /** The nearest to the address. */
  readonly branches: QueryView<Branch[]>;
  readonly busy: boolean;
  readonly onSelect: (branch: Branch) => void;
  readonly onRetry: () => void;
}

/** Which branch delivers, and the sheet to have another one do it. */
export function ServedBy({ branch, branches, busy, onSelect, onRetry }: ServedByProps) {
  const { t } = useTranslation(['menu', 'common']);
  const [open, setOpen] = useState(false);
  const select = (chosen: Branch) => {
    setOpen(false);
    if (!busy && chosen.id !== branch?.id) onSelect(chosen);
  };
  return (
    <>
      <ListRow
        dense
        icon={storeIcon}
        title={t('servedBy')}
        text={branch?.name ?? t('chooseServing')}
        end={<Icon drawing={chevronDownIcon} size={20} />}
        onPress={() => setOpen(true)}
      />
      <BottomSheet
        open={open}
        title={t('servedBy')}
        closeLabel={t('common:close')}
        onClose={() => setOpen(false)}
      >
        {branches.status === 'loading' && <Skeleton count={5} />}
        {branches.status === 'failed' && (
          <LoadFailed title={t('servedByFailed')} onRetry={onRetry} />
        )}
        <ul>
          {branches.data?.map((offered) => (
            <li key={offered.id}>
              <ListRow
                icon={storeIcon}
                title={offered.branch_name}
                text={offered.address}
                current={offered.id === branch?.id}
                onPress={() => select(offered)}
              />
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  );
}
