import { parseMobile } from '@claypot/domain/phone';
import { invite, recordStaffEvent } from '../modules/staff/index.ts';
import { type Db, DbError } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import type { RandomSource } from '../shared/random.ts';
import { findCompany } from './find-company.ts';
import { CommandRejected } from './rejected.ts';

interface NewOwner {
  /** Subdomain. */
  readonly company: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Adds an owner to a company and creates an invitation.
 * @returns what to tell the owner.
 * @throws CommandRejected if the company is unknown, or the login is missing, malformed or taken.
 */
export async function addOwner(
  db: Db,
  random: RandomSource,
  { company: subdomain, name, phone, email }: NewOwner,
  now: Temporal.Instant,
): Promise<string> {
  const company = await findCompany(db, subdomain);
  const login = { phone: requirePhone(phone), email: requireEmail(email) };
  if (login.phone === null && login.email === null) {
    throw new CommandRejected('Add --phone or --email, with which the owner signs in.');
  }
  const shown = name.trim();
  if (shown.length === 0 || shown.length > 100) {
    throw new CommandRejected('The name takes 1 to 100 characters.');
  }
  const id = random.uuid();
  const { code } = await db
    .transaction(async (tx) => {
      await tx.execute(sql`
        insert into staff (company_id, id, name, role, phone_no, email, created_at)
        values (${company.id}, ${id}, ${shown}, 'owner', ${login.phone}, ${login.email}, ${now})`);
      const changes = [{ field: 'role', before: null, after: 'owner' }];
      const event = { operation: 'inviteStaff', targetId: id, branchId: null, changes };
      await recordStaffEvent(tx, company.id, null, event, now);
      return invite(tx, { company, random, now }, id);
    })
    .catch((error: unknown) => {
      if (error instanceof DbError && error.constraint?.startsWith('staff_one_per_') === true) {
        throw new CommandRejected('Another person of the company has this login.');
      }
      throw error;
    });
  return [
    `${shown} is an owner of ${subdomain}.`,
    `Open /counter on the company's host and enter the invitation code: ${code}`,
    'It is valid for three days and works once.',
  ].join('\n');
}

function requirePhone(phone: string | null): string | null {
  if (phone === null) return null;
  const mobile = parseMobile(phone);
  if (mobile === null) throw new CommandRejected(`${phone} is not a Malaysian mobile number.`);
  return mobile;
}

function requireEmail(email: string | null): string | null {
  if (email === null) return null;
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address.length > 254) {
    throw new CommandRejected(`${email} is not an e-mail address.`);
  }
  return address;
}
