import { type POINTS_REQUESTS, pathTo } from '@claypot/domain';
import type { PointTransaction } from '@claypot/sdk';
import { Card, ListRow, Screen, starIcon, Tabs, TopBar } from '@claypot/ui';
import { useBack } from '../../app/useBack.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { Part } from '../../face/Part.tsx';
import { about, LINE, placesOf } from '../../face/places.ts';
import { DetailRow } from '../parts/DetailRow.tsx';
import { KINDS } from './PointView.tsx';

const at = placesOf<PointTransaction>();
const nothing = () => undefined;

/** What points came from and went to, before it is put into figures how many and when. */
export function Face() {
  const { t } = useTranslation('me');
  const rest = [
    { id: 'earning', title: t('pointsEarning'), content: null },
    { id: 'spending', title: t('pointsSpending'), content: null },
  ];
  return (
    <Screen top={<TopBar title={t('pointsTitle')} back={useBack()} />}>
      <Card>
        <DetailRow icon={starIcon} label={t('pointsBalance')} value={LINE} />
      </Card>
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
        <li {...about<typeof POINTS_REQUESTS>({ of: '/point_list/:customer' })}>
          <Part when="voucher_name">
            <Row title={at('voucher_name')} />
          </Part>
          <Part unless="voucher_name">
            {Object.entries(KINDS).map(([kind, words]) => (
              <Part key={kind} when={`point_txn_type=${kind}`}>
                <Row title={t(words)} />
              </Part>
            ))}
          </Part>
        </li>
      </ul>
    </Card>
  );
}

function Row({ title }: { readonly title: string }) {
  return (
    <>
      <Part when="order_id">
        <ListRow title={title} text={LINE} href={pathTo('orderDetail', { id: at('order_id') })} />
      </Part>
      <Part unless="order_id">
        <ListRow title={title} text={LINE} />
      </Part>
    </>
  );
}
