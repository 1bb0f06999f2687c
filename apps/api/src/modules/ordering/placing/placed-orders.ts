import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { type Owner, ownerKey } from '../../identity/index.ts';
import { dueColumns, type StoredPayment } from '../../payments/index.ts';
import type { OrderStatus } from '../orders/order-status.ts';

/** A placed order with its payment, as returned to its owner. */
export interface PlacedOrder extends StoredPayment {
  readonly id: string;
  readonly sales_order_tx_id: string;
  readonly status: OrderStatus;
  readonly final_total_amount: Cents;
  readonly request_hash: string;
  readonly merchant: TranslatedText;
}

/** Returns the owner's order with this idempotency key, or null. Keys are scoped to an owner. */
export function findPlacedOrder(
  db: Queryable,
  companyId: string,
  owner: Owner,
  idempotencyKey: string,
): Promise<PlacedOrder | null> {
  return db.one(sql`
    select o.id, o.sales_order_tx_id, o.status, o.final_total_amount, o.request_hash,
      ${dueColumns}, c.company_name as merchant
    from orders o
    join payments p on p.company_id = o.company_id and p.order_id = o.id
    join companies c on c.id = o.company_id
    where o.company_id = ${companyId} and o.owner = ${ownerKey(owner)}
      and o.idempotency_key = ${idempotencyKey}`);
}
