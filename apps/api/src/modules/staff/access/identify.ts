import { hasRank, type Role } from '@claypot/sdk/counter';
import type { Context } from '../../../contract/context/context.ts';
import type {
  CounterCookies,
  StaffDevice,
  StaffIdentity,
  StaffPerson,
} from '../../../contract/counter/context.ts';
import { sql } from '../../../platform/db/sql.ts';
import { hashToken } from '../secrets/tokens.ts';
import { noteUse } from './note-use.ts';

interface Row {
  readonly device_id: string | null;
  readonly device_name: string | null;
  readonly device_branch: string | null;
  readonly device_used_at: Temporal.Instant | null;
  readonly staff_id: string | null;
  readonly staff_name: string | null;
  readonly role: Role | null;
  readonly branch_ids: string[] | null;
  readonly session_created_at: Temporal.Instant | null;
  readonly session_used_at: Temporal.Instant | null;
}

/**
 * Returns the device and the person of the counter's cookies. Each is null if the cookie is
 * missing, unknown, revoked or expired. A session is valid on the device where it was opened only,
 * and a person only in own branches.
 */
export async function identifyStaff(
  { db, company, now }: Pick<Context, 'db' | 'company' | 'now'>,
  cookies: CounterCookies,
): Promise<StaffIdentity> {
  if (cookies.device === null && cookies.staff === null) return { device: null, person: null };
  const deviceHash = cookies.device === null ? null : hashToken(cookies.device);
  const staffHash = cookies.staff === null ? null : hashToken(cookies.staff);
  const row = await db.one<Row>(sql`
    select d.id as device_id, d.name as device_name, d.branch_id as device_branch,
      d.used_at as device_used_at, p.id as staff_id, p.name as staff_name, p.role,
      array(
        select b.branch_id from staff_branches b
        where b.company_id = p.company_id and b.staff_id = p.id order by b.branch_id
      ) as branch_ids,
      s.created_at as session_created_at, s.used_at as session_used_at
    from (select ${company.id}::text as company_id) c
    left join staff_devices d on d.company_id = c.company_id and d.token_hash = ${deviceHash}
      and d.revoked_at is null
    left join staff_sessions s on s.company_id = c.company_id and s.token_hash = ${staffHash}
      and s.device_id is not distinct from d.id and s.expires_at > ${now}
    left join staff p on p.company_id = s.company_id and p.id = s.staff_id and p.is_active`);
  if (row === null) return { device: null, person: null };
  const device = deviceOf(row);
  const person = personOf(row, device);
  await noteUse(db, company.id, { row, device, person, staffHash }, now);
  return { device, person };
}

function deviceOf({ device_id, device_name, device_branch }: Row): StaffDevice | null {
  if (device_id === null || device_name === null || device_branch === null) return null;
  return { id: device_id, name: device_name, branchId: device_branch };
}

function personOf(
  { staff_id, staff_name, role, branch_ids }: Row,
  device: StaffDevice | null,
): StaffPerson | null {
  if (staff_id === null || staff_name === null || role === null) return null;
  const own = hasRank(role, 'owner') ? 'all' : (branch_ids ?? []);
  const branches = device === null ? own : [device.branchId];
  if (device !== null && own !== 'all' && !own.includes(device.branchId)) return null;
  return { id: staff_id, name: staff_name, role, branches };
}
