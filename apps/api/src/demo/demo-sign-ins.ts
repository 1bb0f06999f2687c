import type { Queryable } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import { DEMO, DEMO_MEMBERS, DEMO_PASSWORD } from './demo-members.ts';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from './demo-staff.ts';

/** Credentials of a demo member. */
export interface DemoSignIn {
  /** Short description of the member. */
  readonly label: string;
  /** National format, as typed into the form. */
  readonly phone: string;
  readonly password: string;
}

/** Returns the sign-ins of the demo members that exist in this database. */
export async function findDemoSignIns(db: Queryable): Promise<DemoSignIn[]> {
  const phones = DEMO_MEMBERS.map(({ phone }) => phone);
  const rows = await db.query<{ phone_no: string }>(sql`
    select m.phone_no from members m join companies c on c.id = m.company_id
    where c.subdomain = ${DEMO} and m.phone_no = any(${phones})`);
  const there = new Set(rows.map(({ phone_no }) => phone_no));
  return DEMO_MEMBERS.filter(({ phone }) => there.has(phone)).map(({ label, phone }) => ({
    label,
    phone: spoken(phone),
    password: DEMO_PASSWORD,
  }));
}

/** Credentials of a person of the demo staff. */
export interface DemoStaffSignIn extends DemoSignIn {
  readonly pin: string;
}

/** Returns the sign-ins of the demo staff that exist in this database. */
export async function findDemoStaff(db: Queryable): Promise<DemoStaffSignIn[]> {
  const phones = DEMO_STAFF.map(({ phone }) => phone);
  const rows = await db.query<{ phone_no: string | null }>(sql`
    select s.phone_no from staff s join companies c on c.id = s.company_id
    where c.subdomain = ${DEMO} and s.phone_no = any(${phones})`);
  const there = new Set(rows.map(({ phone_no }) => phone_no));
  return DEMO_STAFF.filter(({ phone }) => there.has(phone)).map(({ role, phone, pin }) => ({
    label: role,
    phone: spoken(phone),
    password: DEMO_STAFF_PASSWORD,
    pin,
  }));
}

/** Formats +60193000001 as 019-300 0001. */
function spoken(phone: string): string {
  const digits = `0${phone.slice(3)}`;
  return `${digits.slice(0, 3)}-${digits.slice(3, -4)} ${digits.slice(-4)}`;
}
