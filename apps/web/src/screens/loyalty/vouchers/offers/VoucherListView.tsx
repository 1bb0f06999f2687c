import type { QueryView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import type { Voucher } from '@claypot/sdk';
import {
  EmptyState,
  IconLink,
  LinkButton,
  RadioBar,
  Screen,
  TopBar,
  ticketIcon,
} from '@claypot/ui';
import { useState } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Paged } from '../../../shared/loading/Paged.tsx';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import { isFirstTicket } from '../card/is-first-ticket.ts';
import { VouchersSkeleton } from '../card/VouchersSkeleton.tsx';
import styles from '../card/vouchers.module.css';
import { OfferedVoucherCard } from './OfferedVoucherCard.tsx';

interface VoucherListViewProps {
  readonly back: Back;
  readonly vouchers: QueryView<readonly Voucher[]>;
  readonly onRetry: () => void;
}

export function VoucherListView({ back, vouchers, onRetry }: VoucherListViewProps) {
  const { t } = useTranslation(['vouchers', 'common', 'me']);
  const [which, setWhich] = useState<'all' | 'now'>('all');
  return (
    <Screen
      top={
        <TopBar
          title={t('offers')}
          back={back}
          actions={<IconLink icon={ticketIcon} label={t('mine')} href={ROUTES.myVouchers.path} />}
        />
      }
      busy={vouchers.status === 'loading'}
    >
      <RecordsBody
        records={vouchers}
        outline={<VouchersSkeleton />}
        failed={t('offersFailed')}
        stale={t('me:pointsStale')}
        empty={<NoOffers />}
        onRetry={onRetry}
      >
        {(offered) => (
          <>
            <RadioBar
              label={t('mineTabs')}
              value={which}
              onChange={setWhich}
              choices={[
                { value: 'all', label: t('offersAll') },
                { value: 'now', label: t('offersNow') },
              ]}
            />
            <Offers
              key={which}
              vouchers={
                which === 'all'
                  ? offered
                  : offered.filter(({ claim_refusal }) => claim_refusal === null)
              }
            />
          </>
        )}
      </RecordsBody>
    </Screen>
  );
}

function Offers({ vouchers }: { readonly vouchers: readonly Voucher[] }) {
  const { t } = useTranslation(['vouchers', 'common', 'me']);
  if (vouchers.length === 0) {
    return <EmptyState icon={ticketIcon} title={t('common:noRecords')} />;
  }
  return (
    <div className={styles.list}>
      <Paged items={vouchers} more={t('me:pointsMore')}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((voucher, index) => (
              <li key={voucher.voucher_id}>
                <OfferedVoucherCard voucher={voucher} priority={isFirstTicket(index)} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

function NoOffers() {
  const { t } = useTranslation(['vouchers', 'common', 'me']);
  return (
    <EmptyState
      icon={ticketIcon}
      title={t('noOffers')}
      action={
        <LinkButton href={ROUTES.myVouchers.path} variant="secondary">
          {t('mine')}
        </LinkButton>
      }
    />
  );
}
