import { parseMobile } from '@claypot/domain/phone';
import type { Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { queueMessage } from '../gateways/sms/queued-messages.ts';
import { notify } from '../members/notifications.ts';
import { inLanguage, type TranslatedText } from './translated-text.ts';

/** How long a branch can still do something about it. */
const OF_USE = { hours: 3 };

interface Row {
  readonly customer_id: string | null;
  readonly number: string;
  readonly contact_no: string;
  readonly company_name: TranslatedText;
}

/**
 * Tells that no rider comes for an order: its member, and the branch where its number takes text
 * messages. A guest reads it on the order.
 */
export async function tellOfFailedDelivery(
  tx: Transaction,
  orderId: string,
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
  const message = {
    en: `We have found no rider for order ${number} yet. The branch sees to it and calls you.`,
    zh_CN: `订单 ${number} 暂时找不到骑手，分店会处理并致电给您。`,
  };
  if (memberId !== null)
    await notify(tx, memberId, { id, message, about: { kind: 'order', id: orderId } }, now);
  const to = parseMobile(order.contact_no);
  if (to === null) return;
  const company = inLanguage(order.company_name, 'en');
  const text = `${company}: no rider comes for order ${number}. Please bring it and call the customer.`;
  await queueMessage(tx, { reference: id, to, text }, { now, uselessAt: now.add(OF_USE) });
}
