import { randomUUID } from 'node:crypto';
import type { CounterSdk } from '@claypot/sdk/counter';
import { chooseOrder } from '../../bench/demo.ts';
import { run } from '../../lib/run.ts';
import { createTablet } from '../../lib/tablet.ts';
import { clientOf, retryRequest } from '../retry.ts';

const PASSWORD = 'steamed-rice-88';
const PIN = '731924';
const OWNER = '012-222 3333';

/** A branch with its tablets, on each of which a manager is signed in, and its printers. */
export interface Place {
  readonly branchId: string;
  readonly tablets: readonly CounterSdk[];
  /** Path of the address from which a Star printer fetches kitchen tickets. */
  readonly starPath: string;
  /** Id of the printer for kitchen tickets at the cable of the first tablet. */
  readonly usbPrinterId: string;
}

/**
 * Makes the first owner with the command, then pairs the tablets, signs people in and adds the
 * printers. The branch accepts orders by hand, so that the tablets also compete for that step.
 */
export async function openCounter(
  url: string,
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<Place> {
  const { branch } = await chooseOrder(clientOf(url), {
    customer_id: null,
    guest_id: randomUUID(),
  });
  const owner = createTablet(url);
  const code = await addOwner(env);
  await owner.acceptInvitation({ body: { code, password: PASSWORD, pin: PIN } });
  const manager = await invite(url, owner, branch.id);
  const tablets: CounterSdk[] = [];
  for (let number = 1; number <= count; number += 1) {
    const tablet = createTablet(url);
    await retryRequest(() =>
      tablet.signIn({ body: { login: OWNER, password: PASSWORD, code: null } }),
    );
    await tablet.pairDevice({ body: { branch_id: branch.id, name: `Pass ${number}` } });
    await tablet.signOut({});
    await tablet.signInWithPin({ body: { staff_id: manager, pin: PIN } });
    tablets.push(tablet);
  }
  await acceptByHand(owner, branch.id);
  const { path: starPath } = await addPrinter(owner, branch.id, 'star_cloudprnt');
  const usb = await addPrinter(owner, branch.id, 'usb');
  if (starPath === null) throw new Error('A Star printer got no address');
  return { branchId: branch.id, tablets, starPath, usbPrinterId: usb.printer.id };
}

/** Also ends the order simulator in the branch. */
async function acceptByHand(owner: CounterSdk, branchId: string): Promise<void> {
  await owner.updateBranchSettings({
    body: {
      branch_id: branchId,
      acceptance: 'manual',
      escalation_phone: null,
      escalate_after_minutes: 30,
      refuse_after_minutes: 60,
      lock_minutes: 5,
      simulator: false,
    },
  });
}

function addPrinter(owner: CounterSdk, branchId: string, kind: 'usb' | 'star_cloudprnt') {
  return owner.addPrinter({
    body: {
      branch_id: branchId,
      name: `Kitchen, ${kind}`,
      kind,
      prints_kitchen: true,
      prints_receipts: false,
      language: 'en',
    },
  });
}

async function addOwner(env: Readonly<Record<string, string>>): Promise<string> {
  const command = ['apps/api/src/staff/main.ts', 'add-owner', '--company', 'demo'];
  const { code, output } = await run('node', [...command, '--name', 'Aina', '--phone', OWNER], {
    env,
  });
  const invitation = /code: (\S+)/.exec(output)?.[1];
  if (code !== 0 || invitation === undefined) throw new Error(`add-owner failed:\n${output}`);
  return invitation;
}

/** Invites a manager, who accepts. Returns the id of the person. */
async function invite(url: string, owner: CounterSdk, branchId: string): Promise<string> {
  const { code, staff_id: id } = await owner.inviteStaff({
    body: {
      name: 'Mei',
      role: 'manager',
      phone_no: '012-333 4444',
      email: null,
      branch_ids: [branchId],
    },
  });
  await createTablet(url).acceptInvitation({ body: { code, password: PASSWORD, pin: PIN } });
  return id;
}
