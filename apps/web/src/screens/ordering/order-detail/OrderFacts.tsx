import { isTerminal, requestedSlot } from '@claypot/domain/ordering';
import { addressLine } from '@claypot/domain/places';
import { askedTimeText } from '@claypot/i18n';
import type { SalesOrder } from '@claypot/sdk';
import {
  Card,
  clockIcon,
  guestsIcon,
  Icon,
  LinkButton,
  phoneIcon,
  pinIcon,
  receiptIcon,
  Stack,
  storeIcon,
} from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';

/** Label of the branch by delivery method. */
const BRANCH = {
  delivery: 'deliveryBranch',
  pickup: 'pickupFrom',
  'dine-in': 'dineInAt',
} as const;

/** Address, branch with phone number, requested time and number of the order. */
export function OrderFacts({ order }: { readonly order: SalesOrder }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const { branch, delivery_method: method } = order;
  const slot = requestedSlot(order);
  return (
    <Card as="section">
      <Stack gap={4}>
        {method === 'delivery' && (
          <DetailRow icon={pinIcon} label={t('deliveryTo')} value={addressLine(order)} />
        )}
        <DetailRow
          icon={storeIcon}
          label={t(BRANCH[method])}
          value={branch.branch_name}
          text={branch.address}
          action={
            <LinkButton
              href={`tel:${branch.contact_no}`}
              size="sm"
              variant="quiet"
              aria-label={t('callBranch', { branch: branch.branch_name })}
            >
              <Icon drawing={phoneIcon} size={16} />
              <span>{t('call')}</span>
            </LinkButton>
          }
        />
        {order.dine_in?.table_no != null && (
          <DetailRow
            icon={guestsIcon}
            label={t('table')}
            value={<NoWrap>{order.dine_in.table_no}</NoWrap>}
          />
        )}
        {slot && (
          <DetailRow
            icon={clockIcon}
            label={askedTimeText(i18n, method)}
            value={format.dateTimeRange(slot.start, slot.end)}
          />
        )}
        <DetailRow
          icon={receiptIcon}
          label={t('orderId')}
          value={<NoWrap>{order.sales_order_tx_id}</NoWrap>}
          text={format.dateTime(Temporal.Instant.from(order.created_time))}
        />
        {/* Until delivery, the status card contains this link. */}
        {order.share_link !== null && isTerminal(order) && (
          <LinkButton href={order.share_link} target="_blank" rel="noreferrer" variant="secondary">
            {t('trackDelivery')}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
