import { randomUUID } from 'node:crypto';
import {
  type Board,
  type BranchSettingsRequest,
  type CounterSdk,
  codeOf,
} from '@claypot/sdk/counter';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { createTablet } from '../../scripts/lib/tablet.ts';

export const OWNER = DEMO_STAFF.find(({ role }) => role === 'owner');

type Settings = Omit<BranchSettingsRequest, 'branch_id'>;

/** Settings of the branches of each server before its counter was opened. */
const savedSettings = new Map<number, readonly BranchSettingsRequest[]>();

/**
 * Lets staff instead of the simulator move the orders of all branches, and empties their boards.
 * Returns the client of the owner.
 */
export async function openCounter(
  port: number,
  acceptance: 'automatic' | 'manual',
  limits?: Pick<Settings, 'escalate_after_minutes' | 'refuse_after_minutes'>,
): Promise<CounterSdk> {
  const { boards, tablet } = await signInOwner(port);
  const before = boards.map(({ branch }) => settingsOf(branch));
  if (!savedSettings.has(port)) savedSettings.set(port, before);
  for (const settings of before) {
    const changes = { ...limits, acceptance, lock_minutes: 60, simulator: false };
    await tablet.updateBranchSettings({ body: { ...settings, ...changes } });
    await clearBoard(tablet, settings.branch_id);
  }
  return tablet;
}

/** Restores the settings that {@link openCounter} has changed. */
export async function closeCounter(port: number): Promise<void> {
  const saved = savedSettings.get(port);
  if (saved === undefined) return;
  savedSettings.delete(port);
  const { tablet } = await signInOwner(port);
  for (const body of saved) await tablet.updateBranchSettings({ body });
}

async function signInOwner(port: number) {
  const tablet = createTablet(`http://127.0.0.1:${port}`);
  await tablet.signIn({
    body: { login: OWNER?.phone ?? '', password: DEMO_STAFF_PASSWORD, code: null },
  });
  const { person } = await tablet.session({});
  const boards: Board[] = [];
  for (const { id } of person?.branches ?? []) {
    boards.push(await tablet.board({ body: { branch_id: id } }));
  }
  return { boards, tablet };
}

function settingsOf({ id, ...branch }: Board['branch']): BranchSettingsRequest {
  return {
    branch_id: id,
    acceptance: branch.acceptance,
    escalation_phone: branch.escalation_phone,
    escalate_after_minutes: branch.escalate_after_minutes,
    refuse_after_minutes: branch.refuse_after_minutes,
    lock_minutes: branch.lock_minutes,
    simulator: branch.simulator,
  };
}

/** Rejects the orders that earlier journeys have left on a board. */
async function clearBoard(tablet: CounterSdk, branchId: string): Promise<void> {
  const read = async () => (await tablet.board({ body: { branch_id: branchId } })).orders;
  for (let orders = await read(); orders.length > 0; orders = await read()) {
    for (const { id, status } of orders) {
      const headers = { 'Idempotency-Key': randomUUID() };
      await tablet
        .rejectOrder({
          path: { id },
          headers,
          body: { from: status, reason: 'TOO_BUSY', text: null, sold_out_line_ids: [] },
        })
        .catch(ignoreMoved);
    }
  }
}

/** The simulator may have moved an order before it was switched off. */
function ignoreMoved(error: unknown): void {
  if (codeOf(error) !== 'ORDER_MOVED') throw error;
}
