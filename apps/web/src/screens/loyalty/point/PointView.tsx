import { isEarned, type Points, type PointsWorth } from '@claypot/domain/loyalty';
import type { QueryView } from '@claypot/domain/machines';
import { pathTo, ROUTES } from '@claypot/domain/routes';
import type { PointTransaction } from '@claypot/sdk';
import {
  Badge,
  Card,
  EmptyState,
  LinkButton,
  ListRow,
  Screen,
  Skeleton,
  starIcon,
  Tabs,
  TopBar,
} from '@claypot/ui';
import { useState } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { Paged } from '../../shared/loading/Paged.tsx';
import { RecordsBody } from '../../shared/loading/RecordsBody.tsx';
import { PointsUse } from './PointsUse.tsx';

interface PointViewProps {
  readonly back: Back;
  readonly points: QueryView<Points>;
  /** Discount that the company gives for points; null if it gives none. */
  readonly worth: PointsWorth | null;
  readonly onRetry: () => void;
}

/** Text keys by type of points entry. */
const KINDS = {
  purchase: 'pointsPurchase',
  sign_up_reward: 'pointsJoining',
  dine_in: 'pointsDineIn',
  voucher_redeem: 'pointsVoucher',
  order_discount: 'pointsDiscount',
  refund: 'pointsRefund',
} as const;

export function PointView({ back, points, worth, onRetry }: PointViewProps) {
  const { t } = useTranslation('me');
  const format = useFormat();
  const [tab, setTab] = useState('all');
  return (
    <Screen
      top={<TopBar title={t('pointsTitle')} back={back} />}
      busy={points.status === 'loading'}
    >
      <RecordsBody
        records={points}
        outline={<Skeleton shape="row" count={5} />}
        failed={t('pointsFailed')}
        stale={t('pointsStale')}
        empty={
          <>
            <NoPoints />
            <PointsUse worth={worth} />
          </>
        }
        onRetry={onRetry}
      >
        {({ balance, all, earning, spending }) => (
          <>
            <Card>
              <DetailRow
                icon={starIcon}
                label={t('pointsBalance')}
                value={<NoWrap>{format.count(balance)}</NoWrap>}
                text={worth !== null && <Within balance={balance} worth={worth} />}
              />
            </Card>
            <PointsUse worth={worth} />
            <Tabs
              label={t('pointsTabs')}
              selected={tab}
              onSelect={setTab}
              items={[
                { id: 'all', title: t('pointsAll'), content: <List entries={all} /> },
                { id: 'earning', title: t('pointsEarning'), content: <List entries={earning} /> },
                {
                  id: 'spending',
                  title: t('pointsSpending'),
                  content: <List entries={spending} />,
                },
              ]}
            />
          </>
        )}
      </RecordsBody>
    </Screen>
  );
}

interface WithinProps {
  readonly balance: number;
  readonly worth: PointsWorth;
}

/** Text whether the balance suffices for the discount, or how many points are missing. */
function Within({ balance, worth: { cost, saving } }: WithinProps) {
  const { t } = useTranslation('me');
  const amount = useFormat().money(saving);
  const missing = cost - balance;
  return (
    <span>
      {missing > 0 ? t('pointsMissing', { count: missing, amount }) : t('pointsReady', { amount })}
    </span>
  );
}

function List({ entries }: { readonly entries: readonly PointTransaction[] }) {
  const { t } = useTranslation('me');
  if (entries.length === 0) return <EmptyState icon={starIcon} title={t('pointsNone')} />;
  return (
    <Paged items={entries} more={t('pointsMore')}>
      {(shown) => (
        <Card padding="none">
          <ul>
            {shown.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Paged>
  );
}

function Row({ entry }: { readonly entry: PointTransaction }) {
  const { t } = useTranslation(['me', 'common']);
  const format = useFormat();
  const { created_date, order_id, point_amount, point_txn_type, sales_order_tx_id } = entry;
  const amount = format.count(Math.abs(point_amount));
  const earned = isEarned(entry);
  const day = format.fullDate(Temporal.Instant.from(created_date));
  return (
    <ListRow
      title={entry.voucher_name ?? t(KINDS[point_txn_type])}
      text={
        <>
          <span>{day}</span>
          {sales_order_tx_id !== null && (
            <>
              <span> · </span>
              <NoWrap>{sales_order_tx_id}</NoWrap>
            </>
          )}
        </>
      }
      end={
        <Badge tone={earned ? 'success' : 'neutral'}>
          <NoWrap>{earned ? `+${amount}` : `−${amount}`}</NoWrap>
        </Badge>
      }
      {...(order_id !== null && { href: pathTo('orderDetail', { id: order_id }) })}
    />
  );
}

function NoPoints() {
  const { t } = useTranslation('me');
  return (
    <EmptyState
      icon={starIcon}
      title={t('pointsNone')}
      text={t('pointsNoneText')}
      action={
        <LinkButton href={ROUTES.menu.path} variant="secondary">
          {t('startOrder')}
        </LinkButton>
      }
    />
  );
}
