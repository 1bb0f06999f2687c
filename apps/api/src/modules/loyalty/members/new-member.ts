import { parseStoredMobile } from '@claypot/domain/phone';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { dayOf } from '../../../shared/time/day-of.ts';
import { notify, welcomeMessage } from '../../notifications/index.ts';
import { addPoints } from '../points/points.ts';
import { giveJoiningVouchers } from '../vouchers/give-vouchers.ts';

/** Data stored for a member who has just verified the phone number. */
export interface NewMember {
  readonly id: string;
  readonly companyId: string;
  /** E.164. */
  readonly phone: string;
  readonly passwordHash: string;
}

/** Maximum attempts to find a free member number. Of 125 drawn numbers, one is a mobile number. */
const NUMBER_TRIES = 5;
const NUMBER_DIGITS = 10;

/**
 * Creates a member, grants sign-up vouchers and points, and sends the welcome notification. Returns
 * false if a member already has the phone number; of concurrent calls, one creates the member.
 */
export async function insertMember(
  tx: Transaction,
  member: NewMember,
  makeDigits: (count: number) => string,
  now: Temporal.Instant,
): Promise<boolean> {
  for (let tries = 0; ; tries += 1) {
    if (tries === NUMBER_TRIES) throw new Error('No free member number was found');
    const number = makeDigits(NUMBER_DIGITS);
    // Staff type both numbers into one field, and another person may have the mobile number.
    if (parseStoredMobile(number) !== null) continue;
    if (await insertRow(tx, member, number, now)) break;
    if (await isNumberTaken(tx, member)) return false;
  }
  await welcome(tx, member, now);
  return true;
}

async function insertRow(
  tx: Transaction,
  { id, companyId, phone, passwordHash }: NewMember,
  memberNo: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into members
      (id, company_id, phone_no, password_hash, member_no, created_at, login_at)
    values (${id}, ${companyId}, ${phone}, ${passwordHash}, ${memberNo}, ${now}, ${now})
    on conflict do nothing`);
  return inserted === 1;
}

async function isNumberTaken(tx: Transaction, { companyId, phone }: NewMember): Promise<boolean> {
  const rows = await tx.query(
    sql`select id from members where company_id = ${companyId} and phone_no = ${phone}`,
  );
  return rows.length > 0;
}

async function welcome(
  tx: Transaction,
  { id, companyId }: NewMember,
  now: Temporal.Instant,
): Promise<void> {
  const company = await tx.one<{ sign_up_point: number; time_zone: string }>(
    sql`select sign_up_point, time_zone from companies where id = ${companyId}`,
  );
  if (company === null) throw new Error(`There is no company ${companyId}`);
  const { sign_up_point: points, time_zone: zone } = company;
  const today = dayOf(now, zone);
  await giveJoiningVouchers(tx, { companyId, memberId: id, today }, now);
  await addPoints(tx, { memberId: id, type: 'sign_up_reward', amount: points, orderId: null }, now);
  await notify(
    tx,
    id,
    { id: `welcome-${id}`, message: welcomeMessage(points), about: { kind: 'points', id: null } },
    now,
  );
}
