import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Minutes that a busy branch can add to the time that customers see. */
const BUSY_MINUTES = [10, 20, 30] as const;

/** What staff set for their branch. A busy time that has ended is null. */
export interface BranchSettings {
  readonly acceptance: 'automatic' | 'manual';
  /** E.164. */
  readonly escalation_phone: string | null;
  readonly escalate_after_minutes: number;
  readonly refuse_after_minutes: number;
  readonly lock_minutes: number;
  readonly busy: {
    readonly minutes: (typeof BUSY_MINUTES)[number];
    readonly until: Temporal.Instant;
  } | null;
  readonly simulator: boolean;
}

interface Row {
  readonly acceptance: 'automatic' | 'manual';
  readonly escalation_phone: string | null;
  readonly escalate_after_minutes: number;
  readonly refuse_after_minutes: number;
  readonly lock_minutes: number;
  readonly busy_minutes: number | null;
  readonly busy_until: Temporal.Instant | null;
  readonly simulator: boolean;
}

/** Settings of a branch for which staff have set nothing, as in the table. */
const DEFAULTS: BranchSettings = {
  acceptance: 'automatic',
  escalation_phone: null,
  escalate_after_minutes: 4,
  refuse_after_minutes: 10,
  lock_minutes: 5,
  busy: null,
  simulator: false,
};

/** Returns the settings of a branch as of `now`. */
export async function findBranchSettings(
  db: Queryable,
  companyId: string,
  branchId: string,
  now: Temporal.Instant,
): Promise<BranchSettings> {
  const row = await db.one<Row>(sql`
    select acceptance, escalation_phone, escalate_after_minutes, refuse_after_minutes, lock_minutes,
      busy_minutes, busy_until, simulator
    from branch_settings where company_id = ${companyId} and branch_id = ${branchId}`);
  if (row === null) return DEFAULTS;
  const minutes = BUSY_MINUTES.find((each) => each === row.busy_minutes);
  const { busy_until: until } = row;
  return {
    acceptance: row.acceptance,
    escalation_phone: row.escalation_phone,
    escalate_after_minutes: row.escalate_after_minutes,
    refuse_after_minutes: row.refuse_after_minutes,
    lock_minutes: row.lock_minutes,
    busy: minutes !== undefined && isLater(until, now) ? { minutes, until } : null,
    simulator: row.simulator,
  };
}

function isLater(end: Temporal.Instant | null, now: Temporal.Instant): end is Temporal.Instant {
  return end !== null && Temporal.Instant.compare(end, now) > 0;
}

/** A branch of a company. */
interface BranchKey {
  readonly companyId: string;
  readonly branchId: string;
}

/** The settings that a form changes together. */
export type AcceptanceSettings = Pick<
  BranchSettings,
  | 'acceptance'
  | 'escalation_phone'
  | 'escalate_after_minutes'
  | 'refuse_after_minutes'
  | 'lock_minutes'
  | 'simulator'
>;

/** Stores how a branch accepts orders. */
export async function updateBranchSettings(
  tx: Transaction,
  { companyId, branchId }: BranchKey,
  settings: AcceptanceSettings,
): Promise<void> {
  const { acceptance, escalation_phone, lock_minutes, simulator } = settings;
  await tx.execute(sql`
    insert into branch_settings (company_id, branch_id, acceptance, escalation_phone,
      escalate_after_minutes, refuse_after_minutes, lock_minutes, simulator)
    values (${companyId}, ${branchId}, ${acceptance}, ${escalation_phone},
      ${settings.escalate_after_minutes}, ${settings.refuse_after_minutes}, ${lock_minutes},
      ${simulator})
    on conflict (company_id, branch_id) do update set
      acceptance = excluded.acceptance, escalation_phone = excluded.escalation_phone,
      escalate_after_minutes = excluded.escalate_after_minutes,
      refuse_after_minutes = excluded.refuse_after_minutes,
      lock_minutes = excluded.lock_minutes, simulator = excluded.simulator`);
}

/** Settings for the number of orders that a kitchen can make. */
export interface CapacitySettings {
  /** Minutes that an order takes on a usual day. */
  readonly usualMinutes: number;
  /** Maximum orders per quarter of an hour; null for no maximum. */
  readonly ordersPerQuarter: number | null;
}

/** Stores how many orders a branch accepts. Orders already placed stay. */
export async function setCapacity(
  tx: Transaction,
  { companyId, branchId }: BranchKey,
  { usualMinutes, ordersPerQuarter }: CapacitySettings,
): Promise<void> {
  await tx.execute(sql`
    insert into branch_settings (company_id, branch_id, usual_minutes, orders_per_quarter)
    values (${companyId}, ${branchId}, ${usualMinutes}, ${ordersPerQuarter})
    on conflict (company_id, branch_id) do update set
      usual_minutes = excluded.usual_minutes, orders_per_quarter = excluded.orders_per_quarter`);
}

/** Stores by how much customers' times grow, and until when; null ends it. */
export async function setBusy(
  tx: Transaction,
  { companyId, branchId }: BranchKey,
  busy: BranchSettings['busy'],
): Promise<void> {
  await tx.execute(sql`
    insert into branch_settings (company_id, branch_id, busy_minutes, busy_until)
    values (${companyId}, ${branchId}, ${busy?.minutes ?? null}, ${busy?.until ?? null})
    on conflict (company_id, branch_id) do update set
      busy_minutes = excluded.busy_minutes, busy_until = excluded.busy_until`);
}
