import type { Transaction } from '../../../platform/db/db.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { OrderOfMember } from '../../loyalty/index.ts';
import { notify } from '../../notifications/index.ts';
import type { OrderStatus } from './order-status.ts';

/** Notifies a member of an order's new status. */
export async function notifyOrderMoved(
  tx: Transaction,
  { id, memberId, number }: OrderOfMember,
  status: OrderStatus,
  now: Temporal.Instant,
): Promise<void> {
  const message = orderMessage(status, number);
  if (message === null) return;
  await notify(
    tx,
    memberId,
    { id: `${status.toLowerCase()}-${id}`, message, about: { kind: 'order', id } },
    now,
  );
}

/** Returns the message for a status; null if the customer caused it and needs no message. */
function orderMessage(status: OrderStatus, orderNo: string): TranslatedText | null {
  const words = ORDER_MESSAGES[status];
  return words === null ? null : { en: words.en(orderNo), zh_CN: words.zh_CN(orderNo) };
}

type MessageText = Readonly<Record<'en' | 'zh_CN', (orderNo: string) => string>>;

const ORDER_MESSAGES: Readonly<Record<OrderStatus, MessageText | null>> = {
  'MAKING PAYMENT': null,
  PREPARING: {
    en: (orderNo) => `Order ${orderNo} is paid. The kitchen has started.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已付款，厨房正在准备。`,
  },
  READY: {
    en: (orderNo) => `Order ${orderNo} is ready. Come and get it while it is hot.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已备好，请趁热来取。`,
  },
  DELIVERING: {
    en: (orderNo) => `Order ${orderNo} is on its way to you.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 正在送往您那里。`,
  },
  COMPLETED: {
    en: (orderNo) => `Order ${orderNo} is complete. Enjoy your meal!`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已完成，请慢慢享用！`,
  },
  CANCELLED: {
    en: (orderNo) => `Order ${orderNo} was cancelled.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已取消。`,
  },
};
