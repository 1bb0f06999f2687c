import type { OpeningRange } from '@claypot/domain/time';
import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import type { BranchDay, DeliveryTerms } from './branch-hours.ts';
import type { BranchKey } from './branch-key.ts';

/**
 * Locks the hours of a branch until the end of the transaction, so that two people who save at once
 * save one after the other. The row exists from then on.
 */
export async function lockBranchHours(tx: Transaction, branch: BranchKey): Promise<void> {
  const { company_id: companyId, id: branchId } = branch;
  await tx.execute(sql`
    insert into branch_overrides (company_id, branch_id) values (${companyId}, ${branchId})
    on conflict (company_id, branch_id) do nothing`);
  await tx.execute(sql`
    select from branch_overrides
    where company_id = ${companyId} and branch_id = ${branchId} for update`);
}

/** Stores the hours of the week; null returns to those of the files. */
export async function setWeek(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  week: readonly OpeningRange[] | null,
): Promise<void> {
  await tx.execute(sql`
    update branch_overrides set opening_hours = ${week === null ? null : json(week)}
    where company_id = ${companyId} and branch_id = ${branchId}`);
}

/** Stores the delivery; null returns to that of the files. */
export async function setDelivery(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  terms: DeliveryTerms | null,
): Promise<void> {
  await tx.execute(sql`
    update branch_overrides set delivers = ${terms?.delivers ?? null},
      delivery_radius_metres = ${terms?.radiusMetres ?? null},
      delivery_base_fee = ${terms?.baseFee ?? null},
      delivery_fee_per_km = ${terms?.feePerKm ?? null}
    where company_id = ${companyId} and branch_id = ${branchId}`);
}

/** Stores the notice time of bookings; null returns to that of the files. */
export async function setNoticeMinutes(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  minutes: number | null,
): Promise<void> {
  await tx.execute(sql`
    update branch_overrides set notice_minutes = ${minutes}
    where company_id = ${companyId} and branch_id = ${branchId}`);
}

/** Stores a single day. */
export async function setDay(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  { date, name, periods }: BranchDay,
): Promise<void> {
  await tx.execute(sql`
    insert into branch_days (company_id, branch_id, date, name, periods)
    values (${companyId}, ${branchId}, ${date}::date, ${name === null ? null : json(name)},
      ${json(periods)})
    on conflict (company_id, branch_id, date) do update set
      name = excluded.name, periods = excluded.periods`);
}

/** Removes a single day. */
export async function removeDay(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  date: string,
): Promise<void> {
  await tx.execute(sql`
    delete from branch_days
    where company_id = ${companyId} and branch_id = ${branchId} and date = ${date}::date`);
}

/** Deletes days before a date, which nothing reads any more. */
export async function removeDaysBefore(
  tx: Transaction,
  { company_id: companyId, id: branchId }: BranchKey,
  date: string,
): Promise<void> {
  await tx.execute(sql`
    delete from branch_days
    where company_id = ${companyId} and branch_id = ${branchId} and date < ${date}::date`);
}
