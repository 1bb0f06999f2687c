import { selectCompany } from '@claypot/domain/company';
import type { POINTS_REQUEST } from '@claypot/domain/loyalty';
import { isEarned, pointsWorth } from '@claypot/domain/loyalty';
import { pathTo } from '@claypot/domain/routes';
import type { PointTransaction } from '@claypot/sdk';
import { Badge, Card, ListRow, Screen, starIcon, Tabs, TopBar } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { Part } from '../../../face/Part.tsx';
import { about, countsOf, LINE, placesOf } from '../../../face/places.ts';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { PointsUse } from './PointsUse.tsx';
import { KINDS } from './PointView.tsx';

const at = placesOf<PointTransaction>();
const count = countsOf<PointTransaction>();
const KINDS_OF_POINTS = Object.keys(KINDS) as (keyof typeof KINDS)[];
const nothing = () => undefined;

/** Server-rendered page: points balance and entries without their times. */
export function Face() {
  const { t } = useTranslation('me');
  const worth = pointsWorth(useSelector(useApp().company, selectCompany));
  const rest = [
    { id: 'earning', title: t('pointsEarning'), content: null },
    { id: 'spending', title: t('pointsSpending'), content: null },
  ];
  return (
    <Screen top={<TopBar title={t('pointsTitle')} back={useBack()} />}>
      <Card>
        <Part<[typeof POINTS_REQUEST]> of="/point_list/:customer" in="0">
          <DetailRow
            icon={starIcon}
            label={t('pointsBalance')}
            value={count('balance')}
            text={worth !== null && LINE}
          />
        </Part>
      </Card>
      <PointsUse worth={worth} />
      <Tabs
        label={t('pointsTabs')}
        selected="all"
        onSelect={nothing}
        items={[{ id: 'all', title: t('pointsAll'), content: <Entries /> }, ...rest]}
      />
    </Screen>
  );
}

function Entries() {
  const { t } = useTranslation('me');
  return (
    <Card padding="none">
      <ul>
        <li {...about<[typeof POINTS_REQUEST]>({ of: '/point_list/:customer' })}>
          {KINDS_OF_POINTS.map((kind) => (
            <Part key={kind} when={`point_txn_type=${kind}`}>
              <Part when="voucher_name">
                <Row kind={kind} title={at('voucher_name')} />
              </Part>
              <Part unless="voucher_name">
                <Row kind={kind} title={t(KINDS[kind])} />
              </Part>
            </Part>
          ))}
        </li>
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly kind: PointTransaction['point_txn_type'];
  readonly title: string;
}

function Row({ kind, title }: RowProps) {
  const row = { title, text: LINE, end: <Amount kind={kind} /> };
  return (
    <>
      <Part when="order_id">
        <ListRow {...row} href={pathTo('orderDetail', { id: at('order_id') })} />
      </Part>
      <Part unless="order_id">
        <ListRow {...row} />
      </Part>
    </>
  );
}

/** Amount with its sign; renders nothing for entry types that can have either sign. */
function Amount({ kind }: Pick<RowProps, 'kind'>) {
  const [earned, isOther] = [1, -1].map((point_amount) =>
    isEarned({ point_txn_type: kind, point_amount }),
  );
  if (earned !== isOther) return null;
  const amount = count('point_amount');
  return (
    <Badge tone={earned ? 'success' : 'neutral'}>{earned ? `+${amount}` : `−${amount}`}</Badge>
  );
}
