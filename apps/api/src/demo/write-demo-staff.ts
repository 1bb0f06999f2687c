import { hashPin } from '../modules/staff/index.ts';
import type { Db } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { createPasswords, PASSWORD_COSTS } from '../shared/passwords.ts';
import { toId } from '../shared/to-id.ts';
import { DEMO } from './demo-members.ts';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD, type DemoStaff } from './demo-staff.ts';

/**
 * Writes the demo staff, who work in all branches, and lets the order simulator move the branches'
 * orders. Does nothing unless the demo is the only company and has no staff. Only for an embedded
 * database, because the password is public.
 * @returns true if the staff were written.
 */
export async function writeDemoStaff(
  db: Db,
  memberKey: Uint8Array,
  now: Temporal.Instant,
): Promise<boolean> {
  const company = await findDemoWithoutStaff(db);
  if (company === null) return false;
  const passwords = createPasswords(PASSWORD_COSTS);
  const password = await passwords.hash(DEMO_STAFF_PASSWORD);
  const hashed: (DemoStaff & { readonly id: string })[] = [];
  for (const person of DEMO_STAFF) {
    const id = toId(DEMO, 'staff', person.slug);
    const pin = await hashPin({ company, memberKey, passwords }, id, person.pin);
    hashed.push({ ...person, id, pin });
  }
  return db.transaction(async (tx) => {
    if ((await findDemoWithoutStaff(tx)) === null) return false;
    for (const { id, name, role, phone, pin } of hashed) {
      await tx.execute(sql`
        insert into staff
          (company_id, id, name, role, phone_no, password_hash, pin_hash, created_at)
        values (${company.id}, ${id}, ${name}, ${role}, ${phone}, ${password}, ${pin}, ${now})`);
      await tx.execute(sql`
        insert into staff_branches (company_id, staff_id, branch_id)
        select company_id, ${id}, id from branches
        where company_id = ${company.id} and not retired and ${role} <> 'owner'`);
    }
    await tx.execute(sql`
      insert into branch_settings (company_id, branch_id, simulator)
      select company_id, id, true from branches where company_id = ${company.id}
      on conflict do nothing`);
    return true;
  });
}

function findDemoWithoutStaff(db: Pick<Db, 'one'>): Promise<{ readonly id: string } | null> {
  return db.one<{ id: string }>(sql`
    select id from companies
    where subdomain = ${DEMO} and not exists (select from staff)
      and (select count(*) from companies) - (select count(*) from previews) = 1`);
}
