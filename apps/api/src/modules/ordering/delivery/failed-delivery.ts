import { parseMobile } from '@claypot/domain/phone';
import { queueMessage } from '../../../gateways/sms/queued-messages.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import { notify } from '../../notifications/index.ts';
import type { DeliveryFailure } from '../orders/order-status.ts';

/** Time within which the branch can still act on the message. */
const OF_USE = { hours: 3 };

interface Row {
  readonly customer_id: string | null;
  readonly number: string;
  readonly contact_no: string;
  readonly company_name: TranslatedText;
}

type MessageText = (orderNo: string) => TranslatedText;

const TO_MEMBER: Readonly<Record<DeliveryFailure, MessageText>> = {
  no_rider: (orderNo) => ({
    en: `We have not found a rider for order ${orderNo} yet. The branch is working on it and will call you.`,
    zh_CN: `订单 ${orderNo} 暂时找不到骑手，分店会处理并致电给您。`,
  }),
  rejected: (orderNo) => ({
    en: `The courier does not accept order ${orderNo}. The branch is working on it. Please call the branch if your phone number or address is wrong.`,
    zh_CN: `配送方无法接受订单 ${orderNo}，分店会处理。如果您的电话号码或地址有误，请致电分店。`,
  }),
};

/** Text messages to the branch; always in English. */
const TO_BRANCH: Readonly<Record<DeliveryFailure, (orderNo: string) => string>> = {
  no_rider: (orderNo) =>
    `no rider was found for order ${orderNo}. Please deliver it and call the customer.`,
  rejected: (orderNo) =>
    `the courier rejects order ${orderNo}. Check its phone number and address, and deliver it or call the customer.`,
};

/**
 * Notifies the member and the branch of a failed delivery. The branch gets a text message if its
 * number is a mobile number. A guest sees it on the order page.
 */
export async function notifyFailedDelivery(
  tx: Transaction,
  orderId: string,
  why: DeliveryFailure,
  now: Temporal.Instant,
): Promise<void> {
  const order = await tx.one<Row>(sql`
    select o.customer_id, o.sales_order_tx_id as number, b.contact_no, c.company_name
    from orders o
    join branches b on b.company_id = o.company_id and b.id = o.branch_id
    join companies c on c.id = o.company_id
    where o.id = ${orderId}`);
  if (order === null) return;
  const id = `no-rider-${orderId}`;
  const { customer_id: memberId, number } = order;
  const message = TO_MEMBER[why](number);
  if (memberId !== null)
    await notify(tx, memberId, { id, message, about: { kind: 'order', id: orderId } }, now);
  const to = parseMobile(order.contact_no);
  if (to === null) return;
  const company = inLanguage(order.company_name, 'en');
  const text = `${company}: ${TO_BRANCH[why](number)}`;
  await queueMessage(tx, { reference: id, to, text }, { now, uselessAt: now.add(OF_USE) });
}
