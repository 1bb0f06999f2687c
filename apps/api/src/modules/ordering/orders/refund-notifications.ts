import { writeMoney } from '@claypot/i18n/figures';
import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { notify } from '../../notifications/index.ts';
import type { RefundNews } from '../../payments/index.ts';

type MessageText = Readonly<Record<'en' | 'zh_CN', (sum: string, orderNo: string) => string>>;

const WORDS: Readonly<Record<RefundNews['state'], MessageText>> = {
  refunding: {
    en: (sum, orderNo) => `${sum} of order ${orderNo} is on its way back to you.`,
    zh_CN: (sum, orderNo) => `订单 ${orderNo} 的款项 ${sum} 正在退还给您。`,
  },
  refunded: {
    en: (sum, orderNo) =>
      `${sum} of order ${orderNo} was refunded to the card or account you used.`,
    zh_CN: (sum, orderNo) => `订单 ${orderNo} 的 ${sum} 已按原付款方式退还。`,
  },
  refund_failed: {
    en: (sum, orderNo) =>
      `Your bank rejected the refund of ${sum} for order ${orderNo}. Please call the branch to get it back another way.`,
    zh_CN: (sum, orderNo) =>
      `订单 ${orderNo} 的退款 ${sum} 被银行退回。请致电分店，我们会以其他方式退还。`,
  },
};

interface Row {
  readonly customer_id: string | null;
  readonly sales_order_tx_id: string;
  readonly amount: Cents;
}

/** Notifies a member once of each state of a refund. Guests see it on the order page. */
export async function sendRefundNotification(
  tx: Transaction,
  orderId: string,
  { state, part }: RefundNews,
  now: Temporal.Instant,
): Promise<void> {
  const order = await tx.one<Row>(sql`
    select o.customer_id, o.sales_order_tx_id, p.amount
    from orders o join payments p on p.company_id = o.company_id and p.order_id = o.id
    where o.id = ${orderId}`);
  if (order === null || order.customer_id === null) return;
  const message = refundMessage(state, { ...order, amount: part?.amount ?? order.amount });
  await notify(
    tx,
    order.customer_id,
    { id: `${state}-${part?.id ?? orderId}`, message, about: { kind: 'order', id: orderId } },
    now,
  );
}

function refundMessage(
  state: RefundNews['state'],
  { amount, sales_order_tx_id: orderNo }: Row,
): TranslatedText {
  const sum = writeMoney(amount);
  const words = WORDS[state];
  return { en: words.en(sum, orderNo), zh_CN: words.zh_CN(sum, orderNo) };
}
