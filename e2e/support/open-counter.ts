import type { BranchSettingsRequest, CounterSdk } from '@claypot/sdk/counter';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { createTablet } from '../../scripts/lib/tablet.ts';

export const OWNER = DEMO_STAFF.find(({ role }) => role === 'owner');

type Settings = Omit<BranchSettingsRequest, 'branch_id'>;

/** Settings of the demo's branches: the simulator moves the orders. */
const DEMO_SETTINGS: Settings = {
  acceptance: 'automatic',
  escalation_phone: null,
  escalate_after_minutes: 4,
  refuse_after_minutes: 10,
  lock_minutes: 5,
  simulator: true,
};

/** Ports of the servers with an open counter. */
const openPorts = new Set<number>();

/**
 * Lets staff instead of the simulator move the orders of all branches. Returns the client of the
 * owner.
 */
export async function openCounter(
  port: number,
  acceptance: 'automatic' | 'manual',
  limits?: Pick<Settings, 'escalate_after_minutes' | 'refuse_after_minutes'>,
): Promise<CounterSdk> {
  openPorts.add(port);
  return await saveSettings(port, {
    ...DEMO_SETTINGS,
    ...limits,
    acceptance,
    lock_minutes: 60,
    simulator: false,
  });
}

/** Restores the settings that {@link openCounter} has changed. */
export async function closeCounter(port: number): Promise<void> {
  if (openPorts.delete(port)) await saveSettings(port, DEMO_SETTINGS);
}

async function saveSettings(port: number, settings: Settings): Promise<CounterSdk> {
  const tablet = createTablet(`http://127.0.0.1:${port}`);
  await tablet.signIn({
    body: { login: OWNER?.phone ?? '', password: DEMO_STAFF_PASSWORD, code: null },
  });
  const session = await tablet.session({});
  for (const { id } of session.person?.branches ?? []) {
    await tablet.updateBranchSettings({ body: { branch_id: id, ...settings } });
  }
  return tablet;
}
