import { type ClaimedVoucher, type ClaimedVouchers, groupVouchers } from '@claypot/domain/loyalty';
import type { QueryView } from '@claypot/domain/machines';
import { ROUTES } from '@claypot/domain/routes';
import { EmptyState, LinkButton, Screen, Tabs, TopBar, ticketIcon } from '@claypot/ui';
import { type ReactNode, useState } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Paged } from '../../../shared/loading/Paged.tsx';
import { RecordsBody } from '../../../shared/loading/RecordsBody.tsx';
import { ToOffers } from '../../../shared/loyalty/ToOffers.tsx';
import { isFirstTicket } from '../card/is-first-ticket.ts';
import { VouchersSkeleton } from '../card/VouchersSkeleton.tsx';
import styles from '../card/vouchers.module.css';
import { WalletLow } from '../card/WalletLow.tsx';
import { ClaimedVoucherCard } from './ClaimedVoucherCard.tsx';

interface MyVouchersViewProps {
  readonly back: Back;
  readonly vouchers: QueryView<ClaimedVouchers>;
  readonly onRetry: () => void;
  /** Number of vouchers that the member can claim now. */
  readonly claimable: ReactNode;
}

export function MyVouchersView({ back, vouchers, claimable, onRetry }: MyVouchersViewProps) {
  const { t } = useTranslation(['vouchers', 'me']);
  const format = useFormat();
  const [tab, setTab] = useState('active');
  const titled = (title: 'active' | 'past', held: readonly ClaimedVoucher[]) =>
    t(title, { number: format.count(held.length) });
  return (
    <Screen top={<TopBar title={t('mine')} back={back} />} busy={vouchers.status === 'loading'}>
      <ToOffers claimable={claimable} />
      <RecordsBody
        records={vouchers}
        outline={<VouchersSkeleton />}
        failed={t('offersFailed')}
        stale={t('me:pointsStale')}
        empty={<NoneActive />}
        onRetry={onRetry}
      >
        {({ active, past }) => (
          <Tabs
            label={t('mineTabs')}
            selected={tab}
            onSelect={setTab}
            items={[
              {
                id: 'active',
                title: titled('active', active),
                content: active.length === 0 ? <NoneActive /> : <Active vouchers={active} />,
              },
              {
                id: 'past',
                title: titled('past', past),
                content: past.length === 0 ? <NonePast /> : <List vouchers={past} />,
              },
            ]}
          />
        )}
      </RecordsBody>
    </Screen>
  );
}

interface ListProps {
  readonly vouchers: readonly ClaimedVoucher[];
}

function Active({ vouchers }: ListProps) {
  const isResting = vouchers.some(({ hindrance }) => hindrance === 'wallet_low');
  return (
    <div className={styles.list}>
      {isResting && <WalletLow />}
      <List vouchers={vouchers} />
    </div>
  );
}

function List({ vouchers }: ListProps) {
  const { t } = useTranslation(['vouchers', 'me']);
  return (
    <div className={styles.list}>
      <Paged items={groupVouchers(vouchers)} more={t('me:pointsMore')}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map(({ dates, ids, voucher }, index) => (
              <li key={voucher.id}>
                <ClaimedVoucherCard
                  voucher={voucher}
                  count={ids.length}
                  dates={dates}
                  priority={isFirstTicket(index)}
                />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </div>
  );
}

function NoneActive() {
  const { t } = useTranslation(['vouchers', 'me']);
  return (
    <EmptyState
      icon={ticketIcon}
      title={t('noneActive')}
      text={t('noneText')}
      action={<LinkButton href={ROUTES.voucherList.path}>{t('toOffers')}</LinkButton>}
    />
  );
}

function NonePast() {
  const { t } = useTranslation(['vouchers', 'me']);
  return <EmptyState icon={ticketIcon} title={t('nonePast')} text={t('nonePastText')} />;
}
