import { businessDayBounds, businessDayOf } from '@claypot/domain/time';
import { hasRank } from '@claypot/sdk/counter';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { lockMember, requireNotOwn } from '../../account/index.ts';
import { guestOwner } from '../../identity/index.ts';
import { findMember, type Member } from '../../loyalty/index.ts';
import { findBusinessDayRule } from '../../reports/index.ts';
import { requireApproved, requirePerson } from '../../staff/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';

/** Stores the table of a locked bill. */
export async function setTable(
  tx: Transaction,
  companyId: string,
  billId: string,
  tableNo: string | null,
): Promise<void> {
  await tx.execute(sql`
    update bills set table_no = ${tableNo}
    where company_id = ${companyId} and order_id = ${billId}`);
}

/**
 * Sets the member of a locked bill without payments, and removes the voucher and the use of points
 * of the member before.
 * @returns the manager who approved a bill above the limit; null if none had to.
 * @throws ApiError `NOT_FOUND`, `OWN_MEMBER_RECORD`, `BILL_LIMIT_EXCEEDED`, `APPROVAL_INVALID`.
 */
export async function setMember(
  tx: Transaction,
  context: CounterContext,
  loaded: LoadedBill,
  memberId: string,
): Promise<string | null> {
  const { company } = context;
  const { id } = loaded.bill;
  const member = await lockMember(tx, context, memberId);
  await requireNotOwn(tx, company.id, [requirePerson(context).id], member.phone_no);
  const approverId = await requireWithinLimit(tx, context, loaded, member);
  await requireNotOwn(tx, company.id, [approverId], member.phone_no);
  await tx.execute(sql`
    update orders set customer_id = ${memberId}, guest_hash = null
    where company_id = ${company.id} and id = ${id}`);
  await clearMemberTerms(tx, company.id, id);
  return approverId;
}

/** Removes the member of a locked bill without payments, with the voucher and the use of points. */
export async function removeMember(
  tx: Transaction,
  { company, random }: Pick<CounterContext, 'company' | 'random'>,
  billId: string,
): Promise<void> {
  const { guestHash } = guestOwner(random.uuid());
  await tx.execute(sql`
    update orders set customer_id = null, guest_hash = ${guestHash}
    where company_id = ${company.id} and id = ${billId}`);
  await clearMemberTerms(tx, company.id, billId);
}

async function clearMemberTerms(tx: Transaction, companyId: string, billId: string): Promise<void> {
  await tx.execute(sql`
    update bills set claimed_voucher_id = null, uses_points = false
    where company_id = ${companyId} and order_id = ${billId}`);
}

/**
 * Checks the bills of a member on this business day, in all branches. Void bills do not count. The
 * caller has locked the member.
 */
async function requireWithinLimit(
  tx: Transaction,
  context: CounterContext,
  { bill, rules }: LoadedBill,
  { id: memberId }: Member,
): Promise<string | null> {
  const { company, now, approval } = context;
  const rule = await findBusinessDayRule(tx, company);
  const { from } = businessDayBounds(rule, businessDayOf(rule, now));
  const row = await tx.one<{ count: number }>(sql`
    select count(*)::integer as count
    from orders o join bills b on b.company_id = o.company_id and b.order_id = o.id
    where o.company_id = ${company.id} and o.customer_id = ${memberId} and o.id <> ${bill.id}
      and o.status <> 'CANCELLED' and (b.closed_at is null or b.closed_at >= ${from})`);
  const count = row?.count ?? 0;
  if (count < rules.member_bill_count) return null;
  if (approval === null && !hasRank(requirePerson(context).role, 'manager')) {
    const data: Schemas['BillLimitExceededData'] = { max_count: rules.member_bill_count, count };
    throw new ApiError('BILL_LIMIT_EXCEEDED', { data });
  }
  return requireApproved(tx, context, 'manager', { operation: 'changeBill', targetId: bill.id });
}

/**
 * Sets whether a locked bill without payments uses points. The caller has locked the member.
 * @throws ApiError `MEMBER_REQUIRED`, `NOT_ENOUGH_POINT` if the member has too few points.
 */
export async function setUseOfPoints(
  tx: Transaction,
  { company, now }: Pick<CounterContext, 'company' | 'now'>,
  { bill, rules }: LoadedBill,
  { memberId, usesPoints }: { readonly memberId: string | null; readonly usesPoints: boolean },
): Promise<void> {
  if (usesPoints) {
    if (memberId === null) throw new ApiError('MEMBER_REQUIRED');
    const member = await findMember(tx, company.id, memberId, now);
    const needed = rules.max_discount_point;
    if (needed === 0 || (member?.point ?? 0) < needed) throw new ApiError('NOT_ENOUGH_POINT');
  }
  await tx.execute(sql`
    update bills set uses_points = ${usesPoints}
    where company_id = ${company.id} and order_id = ${bill.id}`);
}
