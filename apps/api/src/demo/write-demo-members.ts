import { insertMember } from '../modules/loyalty/index.ts';
import { ofMember } from '../platform/db/company-of.ts';
import type { Db, Transaction } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { createPasswords, PASSWORD_COSTS } from '../shared/passwords.ts';
import { dayOf } from '../shared/time/day-of.ts';
import { toId } from '../shared/to-id.ts';
import { DEMO, DEMO_MEMBERS, DEMO_PASSWORD, type DemoMember } from './demo-members.ts';
import { type DemoCompany, writeDemoTransaction } from './write-demo-transaction.ts';

/**
 * Writes the demo members and their history in one transaction. Does nothing unless the demo is the
 * only company and has no members. Only for an embedded database, because the password is public.
 * @returns true if the members were written.
 */
export async function writeDemoMembers(db: Db, now: Temporal.Instant): Promise<boolean> {
  const passwordHash = await createPasswords(PASSWORD_COSTS).hash(DEMO_PASSWORD);
  return db.transaction(async (tx) => {
    const company = await findEmptyDemo(tx);
    if (company === null) return false;
    for (const member of DEMO_MEMBERS) await writeMember(tx, company, member, passwordHash, now);
    return true;
  });
}

function findEmptyDemo(tx: Transaction): Promise<DemoCompany | null> {
  return tx.one(sql`
    select id, time_zone from companies
    where subdomain = ${DEMO} and not exists (select 1 from members)
      and (select count(*) from companies) - (select count(*) from previews) = 1`);
}

async function writeMember(
  tx: Transaction,
  company: DemoCompany,
  member: DemoMember,
  passwordHash: string,
  now: Temporal.Instant,
): Promise<void> {
  const { story, slug, phone, memberNo } = member;
  const id = toId(DEMO, 'member', slug);
  const today = dayOf(now, company.time_zone);
  const whenOf = (daysAgo: number, time: string) =>
    today
      .subtract({ days: daysAgo })
      .toZonedDateTime({ timeZone: company.time_zone, plainTime: Temporal.PlainTime.from(time) })
      .toInstant();
  const joined = story.joinedDaysAgo === 0 ? now : whenOf(story.joinedDaysAgo, '11:30');
  const newMember = { id, companyId: company.id, phone, passwordHash };
  await insertMember(tx, newMember, () => memberNo, joined);
  await tx.execute(sql`
    update members set full_name = ${member.fullName}, email = ${member.email},
      date_of_birth = ${member.dateOfBirth}::date
    where id = ${id}`);
  const inTurn = story.transactions
    .map((transaction) => ({ transaction, when: whenOf(transaction.daysAgo, transaction.time) }))
    .sort((one, other) => Temporal.Instant.compare(one.when, other.when));
  for (const [index, { transaction, when }] of inTurn.entries()) {
    // The last two digits of the member's number make the event numbers of different members
    // unique.
    const number = Number(memberNo.slice(-2)) * 100 + index;
    await writeDemoTransaction(tx, { company, memberId: id, number }, transaction, when);
  }
  await readAllBut(tx, id, now.subtract({ hours: NEWS_HOURS }));
}

/** Notifications younger than this stay unread, in hours. */
const NEWS_HOURS = 14 * 24;

async function readAllBut(tx: Transaction, id: string, newSince: Temporal.Instant): Promise<void> {
  await tx.execute(sql`
    update notifications set read_at = created_at
    where ${ofMember(id)} and created_at < ${newSince}`);
}
