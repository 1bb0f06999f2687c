import type { OrderMethod, OrderStatus } from '@claypot/domain/order-steps';
import type { Transaction } from '../../../platform/db/db.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { OrderOfMember } from '../../loyalty/index.ts';
import { notify } from '../../notifications/index.ts';
import type { CancelReason, RejectReason } from './order-status.ts';

/** A status change as far as its message depends on it. */
export interface OrderMove {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly method: OrderMethod;
  /** Null unless the order was cancelled. */
  readonly reason: CancelReason | null;
  /** Message of the staff to the customer; null for most cancellations. */
  readonly text: string | null;
}

/** Notifies a member of an order's new status. */
export async function notifyOrderMoved(
  tx: Transaction,
  { id, memberId, number }: OrderOfMember,
  move: OrderMove,
  now: Temporal.Instant,
): Promise<void> {
  const words = wordsOf(move);
  if (words === null) return;
  const message = { en: words.en(number), zh_CN: words.zh_CN(number) };
  // A recalled order reaches a status again, and the member gets the message again.
  const again = move.from === 'READY' || move.to === 'READY' ? `-${now.epochMilliseconds}` : '';
  await notify(
    tx,
    memberId,
    { id: `${move.to.toLowerCase()}-${id}${again}`, message, about: { kind: 'order', id } },
    now,
  );
}

type MessageText = Readonly<Record<'en' | 'zh_CN', (orderNo: string) => string>>;

/** A bill at a branch was paid in full. */
const PAID: MessageText = {
  en: (orderNo) => `Bill ${orderNo} is paid. Thank you for dining with us!`,
  zh_CN: (orderNo) => `账单 ${orderNo} 已付清，感谢您的光临！`,
};

/** Returns the message of a change; null if the customer needs no message. */
function wordsOf({ from, to, method, reason, text }: OrderMove): MessageText | null {
  if (method === 'dine-in' && from === 'MAKING PAYMENT') return to === 'COMPLETED' ? PAID : null;
  if (to === 'CANCELLED') return rejectionOf(reason, text) ?? MESSAGES.CANCELLED;
  if (to === 'PREPARING' && from === 'PENDING') return ACCEPTED;
  if (to === 'PREPARING' && from === 'READY') return RECALLED;
  if (to === 'READY' && method === 'delivery') return READY_FOR_RIDER;
  return MESSAGES[to];
}

const ACCEPTED: MessageText = {
  en: (orderNo) => `The branch has accepted order ${orderNo}. The kitchen has started.`,
  zh_CN: (orderNo) => `分店已接受订单 ${orderNo}，厨房正在准备。`,
};

const RECALLED: MessageText = {
  en: (orderNo) => `Order ${orderNo} needs a little more time in the kitchen.`,
  zh_CN: (orderNo) => `订单 ${orderNo} 还需要厨房再准备一会儿。`,
};

const READY_FOR_RIDER: MessageText = {
  en: (orderNo) => `Order ${orderNo} is ready and waits for the rider.`,
  zh_CN: (orderNo) => `订单 ${orderNo} 已备好，正在等候骑手。`,
};

const MESSAGES: Readonly<Record<OrderStatus, MessageText | null>> = {
  'MAKING PAYMENT': null,
  PENDING: {
    en: (orderNo) => `Order ${orderNo} is paid. The branch will confirm it shortly.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已付款，请稍候分店确认。`,
  },
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
  NOT_COLLECTED: {
    en: (orderNo) => `Order ${orderNo} was not collected. Please call the branch.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 无人领取，请致电分店。`,
  },
};

/** Why the branch does not make an order, after "Order 1 was cancelled: ". */
const REASONS: Readonly<Record<Exclude<RejectReason, 'OTHER'>, TranslatedText>> = {
  SOLD_OUT: { en: 'a dish is sold out', zh_CN: '有菜品已售罄' },
  CLOSED: { en: 'the branch is closed', zh_CN: '分店已打烊' },
  CUSTOMER_CALLED: { en: 'you asked the branch to', zh_CN: '按您的要求' },
  TOO_BUSY: { en: 'the kitchen is too busy right now', zh_CN: '厨房目前太忙' },
  CANNOT_DO_REMARK: { en: 'the kitchen cannot do what you asked for', zh_CN: '厨房无法按备注制作' },
  DELIVERY_FAILED: { en: 'it could not be delivered', zh_CN: '无法送达' },
  NOT_ACCEPTED: { en: 'the branch did not confirm it in time', zh_CN: '分店未及时确认' },
};

function rejectionOf(reason: CancelReason | null, text: string | null): MessageText | null {
  const words =
    reason === 'OTHER' && text !== null ? { en: text, zh_CN: text } : knownReason(reason);
  if (words === null) return null;
  return {
    en: (orderNo) => `Order ${orderNo} was cancelled: ${words.en}. You get your money back.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已取消：${words.zh_CN ?? words.en}。款项将退还给您。`,
  };
}

function knownReason(reason: CancelReason | null): TranslatedText | null {
  return reason !== null && reason in REASONS ? REASONS[reason as keyof typeof REASONS] : null;
}
