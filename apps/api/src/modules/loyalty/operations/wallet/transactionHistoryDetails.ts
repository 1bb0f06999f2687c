import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../../contract/handlers.ts';
import { wireInstant } from '../../../../contract/wire.ts';
import { companyOfMember } from '../../../../platform/db/company-of.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { inLanguage, type TranslatedText } from '../../../../shared/text/translated-text.ts';
import { memberOf } from '../../../identity/index.ts';
import type { WalletEntry } from '../../wallet/wallet-entries.ts';

interface Row {
  readonly type: WalletEntry['type'];
  readonly amount: number;
  readonly balance: Cents;
  readonly created_at: Temporal.Instant;
  readonly branch_name: TranslatedText | null;
  /** The branch's own receipt number. */
  readonly reference: string | null;
  readonly top_up_no: string | null;
  readonly order_id: string | null;
  readonly sales_order_tx_id: string | null;
  readonly level_name: TranslatedText | null;
}

/** Returns one entry of the member's wallet ledger, with the balance after it. */
export const transactionHistoryDetails: Handler<'transactionHistoryDetails'> = async (
  context,
  { path, body },
) => {
  const { db, company, language } = context;
  const memberId = await memberOf(context, body.customer_id);
  const position = positionOf(path.id);
  const row = position === null ? null : await findEntry(db, memberId, position);
  if (row === null) throw new ApiError('NOT_FOUND');
  const cameOverCounter = row.type === 'cash_topup';
  return {
    id: path.id,
    type: row.type,
    amount: formatMoneyString(Math.abs(row.amount)),
    created_date: wireInstant(row.created_at, company.time_zone),
    branch_name: row.branch_name === null ? null : inLanguage(row.branch_name, language),
    topup_transaction_id: row.top_up_no ?? (cameOverCounter ? row.reference : null),
    sales_order_id: row.order_id,
    sales_order_tx_id: row.sales_order_tx_id ?? (cameOverCounter ? null : row.reference),
    company_id: company.id,
    state: 'COMPLETED',
    balance: formatMoneyString(row.balance),
    level_name: row.level_name === null ? null : inLanguage(row.level_name, language),
  };
};

/** Returns the ledger position encoded in an entry id; null if the id is invalid. */
function positionOf(id: string): number | null {
  const digits = /^tx_([1-9]\d{0,14})$/.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

function findEntry(db: Queryable, memberId: string, position: number): Promise<Row | null> {
  return db.one(sql`
    select e.type, e.amount, e.balance, e.created_at, e.reference,
      coalesce(e.order_id, bill.id) as order_id,
      coalesce(o.sales_order_tx_id, bill.sales_order_tx_id) as sales_order_tx_id,
      b.branch_name, u.top_up_no,
      case when e.type in ('topup', 'cash_topup') then t.level_name end as level_name
    from wallet_entries e
    left join branches b on b.company_id = e.company_id and b.id = e.branch_id
    left join orders o on o.company_id = e.company_id and o.id = e.order_id
    left join orders bill on bill.company_id = e.company_id and bill.paid_at is not null
      and bill.sales_order_tx_id = substring(e.reference from '^(DI-.+)-[^-]+$')
    left join top_ups u on u.company_id = e.company_id
      and (u.id = e.top_up_id or (e.type = 'cash_topup' and u.top_up_no = e.reference))
    left join tier_grants g on g.company_id = e.company_id and g.top_up_id = u.id
      and g.change <> 'kept'
    left join tiers t on t.company_id = g.company_id and t.level_id = g.level_id
    where e.company_id = ${companyOfMember(memberId)} and e.member_id = ${memberId}
      and e.position = ${position}`);
}
