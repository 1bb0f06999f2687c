import { formatMoneyString } from '@claypot/sdk';
import type { Handler } from '../../../../contract/handlers.ts';
import { type Wire, wireInstant } from '../../../../contract/wire.ts';
import { companyOfMember } from '../../../../platform/db/company-of.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { invalidRequest } from '../../../../shared/api-error.ts';
import { inLanguage, type TranslatedText } from '../../../../shared/text/translated-text.ts';
import { requireMember } from '../../../identity/index.ts';
import type { WalletEntry } from '../../wallet/wallet-entries.ts';
import { monthHeadings } from './month-heading.ts';
import { readRange, type Span } from './transaction-range.ts';

/**
 * Maximum entries in a response. A range with more is rejected, because no month in the API
 * contract contains more.
 */
const MOST = 5000;

interface Row {
  readonly position: number;
  readonly type: WalletEntry['type'];
  readonly amount: number;
  readonly created_at: Temporal.Instant;
  readonly branch_name: TranslatedText | null;
}

/**
 * Returns the member's wallet entries of a date range (company time zone) by month, newest first.
 */
export const transactionHistoryList: Handler<'transactionHistoryList'> = async (
  context,
  { path, body },
) => {
  const { db, company, language } = context;
  await requireMember(context, path.customerId);
  const rows = await findEntries(db, path.customerId, readRange(body, company.time_zone));
  if (rows.length > MOST) throw invalidRequest('body.startDate');
  const monthOf = monthHeadings(language, company.time_zone);
  const byMonth = Map.groupBy(rows, ({ created_at }) => monthOf(created_at));
  const months = [...byMonth].map(([month, entries]): [string, Wire['TransactionEntry'][]] => [
    month,
    entries.map(({ position, type, amount, created_at, branch_name }) => ({
      id: `tx_${position}`,
      type,
      amount: formatMoneyString(Math.abs(amount)),
      created_date: wireInstant(created_at, company.time_zone),
      branch_name: branch_name === null ? null : inLanguage(branch_name, language),
    })),
  ]);
  return { data: Object.fromEntries(months) };
};

/** Returns at most `MOST + 1` entries, so that the caller can detect too many. */
function findEntries(db: Queryable, memberId: string, { from, before }: Span): Promise<Row[]> {
  return db.query(sql`
    select e.position, e.type, e.amount, e.created_at, b.branch_name
    from wallet_entries e
    left join branches b on b.company_id = e.company_id and b.id = e.branch_id
    where e.company_id = ${companyOfMember(memberId)} and e.member_id = ${memberId}
      and e.created_at >= ${from} and e.created_at < ${before}
    order by e.created_at desc, e.position desc
    limit ${MOST + 1}`);
}
