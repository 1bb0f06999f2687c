import type { ORDER_REQUEST } from '@claypot/domain/ordering';
import { askedTimeText, expectedTimeText } from '@claypot/i18n';
import type { OrderDish, OrderPackage, SalesOrder } from '@claypot/sdk';
import {
  Button,
  Card,
  clockIcon,
  pinIcon,
  receiptIcon,
  Screen,
  Stack,
  storeIcon,
  TopBar,
} from '@claypot/ui';
import type { ReactNode } from 'react';
import { Part } from '../../../face/Part.tsx';
import { amountsOf, countsOf, LINE, maybe, placesOf } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';
import { bannerOf } from './banner/banner-of.ts';
import styles from './banner/OrderBanner.module.css';
import { OrderBannerShape } from './banner/OrderBannerShape.tsx';
import { WAITED_FOR } from './banner/WhenExpected.tsx';
import { Line } from './OrderedItems.tsx';
import { BRANCH } from './OrderFacts.tsx';
import { StepsSkeleton } from './OrderSkeleton.tsx';
import { RiderWayShape } from './rider/RiderWayShape.tsx';

const at = placesOf<SalesOrder>();
const ofDish = placesOf<OrderDish>();
const ofPackage = placesOf<OrderPackage>();
const METHODS = ['delivery', 'pickup', 'dine-in'] as const;
/**
 * All statuses except `MAKING PAYMENT`, which has two banners. The banner of a cancelled order
 * lacks its reason.
 */
const STATUSES = [
  'PENDING',
  'PREPARING',
  'READY',
  'DELIVERING',
  'COMPLETED',
  'CANCELLED',
  'NOT_COLLECTED',
] as const;

/** Server-rendered page: status, branch and items of the order, without times. */
export function Face() {
  const { t } = useTranslation('orders');
  return (
    <Screen top={<TopBar title={t('detailTitle')} back={useBack()} />}>
      <Part<[typeof ORDER_REQUEST]> of="/order_detail/:id">
        {STATUSES.map((status) => (
          <Part key={status} when={`status=${status}`}>
            <Banner status={status} isProcessing={false}>
              <Part when="estimated_time">{WAITED_FOR.includes(status) && <Expected />}</Part>
            </Banner>
          </Part>
        ))}
        <Part when="status=MAKING PAYMENT">
          <Part when="payment_processing">
            <Banner status="MAKING PAYMENT" isProcessing>
              {null}
            </Banner>
          </Part>
          <Part unless="payment_processing">
            <Banner status="MAKING PAYMENT" isProcessing={false}>
              <p className={styles.text}>{LINE}</p>
              <div className={styles.action}>
                <Button size="lg" wide>
                  {t('completePayment')}
                </Button>
              </div>
            </Banner>
          </Part>
        </Part>
        <Part when="status=DELIVERING">
          <Part when="deliver_to">
            <RiderWayShape />
          </Part>
        </Part>
        <TitledCard title={t('progress')}>
          <StepsSkeleton />
        </TitledCard>
        {METHODS.map((method) => (
          <Part key={method} when={`delivery_method=${method}`}>
            <Facts method={method} />
          </Part>
        ))}
        <TitledCard title={t('yourItems')}>
          <ul>
            <Part in="order_package">
              <Line
                image={ofPackage('image')}
                qty={countsOf<OrderPackage>()('qty')}
                name={ofPackage('hot_deal_name', 'package_name')}
                total={amountsOf<OrderPackage>()('line_total')}
              />
            </Part>
            <Part in="order_dish">
              <Line
                image={ofDish('image')}
                qty={countsOf<OrderDish>()('qty')}
                name={ofDish('dish_name')}
                total={amountsOf<OrderDish>()('line_total')}
              />
            </Part>
          </ul>
        </TitledCard>
      </Part>
    </Screen>
  );
}

interface BannerProps {
  readonly status: SalesOrder['status'];
  readonly isProcessing: boolean;
  readonly children: ReactNode;
}

function Banner({ children, isProcessing, status }: BannerProps) {
  const words = bannerOf({
    status,
    payment_processing: isProcessing,
    cancel_reason: null,
    cancel_text: null,
    refund_status: null,
  });
  return (
    <OrderBannerShape {...words} status={status}>
      {children}
    </OrderBannerShape>
  );
}

/** Label of the estimated time, with a skeleton for the time. */
function Expected() {
  const { i18n } = useTranslation('orders');
  return (
    <p className={styles.when}>
      <span className={styles.whenLabel}>
        {METHODS.map((method) => (
          <Part key={method} when={`delivery_method=${method}`}>
            <Part when="delivery_time">{expectedTimeText(i18n, method, true)}</Part>
            <Part unless="delivery_time">{expectedTimeText(i18n, method, false)}</Part>
          </Part>
        ))}
      </span>
      <span className={styles.time}>{LINE}</span>
    </p>
  );
}

interface FactsProps {
  readonly method: SalesOrder['delivery_method'];
}

function Facts({ method }: FactsProps) {
  const { t, i18n } = useTranslation('orders');
  return (
    <Card as="section">
      <Stack gap={4}>
        {method === 'delivery' && (
          <DetailRow
            icon={pinIcon}
            label={t('deliveryTo')}
            value={maybe(at('mail_unit_no'), ', ') + at('full_address')}
          />
        )}
        <DetailRow
          icon={storeIcon}
          label={t(BRANCH[method])}
          value={at('branch.branch_name')}
          text={at('branch.address')}
        />
        <Part when="delivery_time">
          <DetailRow icon={clockIcon} label={askedTimeText(i18n, method)} value={LINE} />
        </Part>
        <DetailRow
          icon={receiptIcon}
          label={t('orderId')}
          value={<NoWrap>{at('sales_order_tx_id')}</NoWrap>}
          text={LINE}
        />
      </Stack>
    </Card>
  );
}
