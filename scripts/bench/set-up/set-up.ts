import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { startProduct } from '../../../e2e/support/product.ts';
import { chromiumLaunchOptions } from '../../lib/browser.ts';
import { figure, table } from '../report.ts';
import { handsOf } from './hands.ts';
import { writeInputs } from './inputs.ts';
import { BRANCH, openRestaurant, signIn } from './open-restaurant.ts';
import { orderAsGuest } from './order.ts';
import { watchPerson } from './person.ts';
import { publishPhotographs } from './publish-photographs.ts';
import { createRecorder, type Step } from './recorder.ts';
import { loadGuestTexts, loadStaffTexts } from './texts.ts';

const SEED = 20_261_130;
/** Maximum seconds from the first screen to the paid order, of person and machine together. */
const TARGET = 600;
const RESULTS = join(import.meta.dirname, '../../../test-results/set-up-walk');
const COMPUTER = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };

/**
 * Opens a new restaurant on an empty server: set-up, menu of 60 dishes, 20 photographs, first paid
 * order. Prints machine and modelled time of a person, and stores a screenshot of each screen.
 * @throws Error if the order is not paid or the target is missed.
 */
export async function benchSetUp(): Promise<void> {
  const inputsFolder = await mkdtemp(join(tmpdir(), 'claypot-set-up-'));
  const product = await startProduct({ DEMO: 'off' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const inputs = await writeInputs(inputsFolder, SEED);
    const steps = await walk(browser, setUpAddress(product.output()), inputs);
    report(steps);
  } finally {
    await browser.close();
    await product.dispose();
    await rm(inputsFolder, { recursive: true, force: true });
  }
}

async function walk(
  browser: Browser,
  address: string,
  inputs: Awaited<ReturnType<typeof writeInputs>>,
): Promise<readonly Step[]> {
  const computer = await browser.newContext({ viewport: COMPUTER, locale: 'en-MY' });
  const phone = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-MY' });
  const person = await watchPerson([computer, phone]);
  const recorder = await createRecorder(person, RESULTS);
  const owner = handsOf(await computer.newPage());
  const guest = handsOf(await phone.newPage());
  let open = owner;
  try {
    const texts = await loadStaffTexts();
    person.openAddress();
    await owner.page.goto(address);
    await openRestaurant(owner, texts, recorder, inputs);
    await signIn(owner, texts, recorder);
    await publishPhotographs(owner, texts, recorder, inputs);
    open = guest;
    person.openAddress();
    const menu = `/m/${BRANCH.toLowerCase()}`;
    await guest.page.goto(new URL(menu, owner.page.url()).href);
    await orderAsGuest(guest, await loadGuestTexts(), recorder, inputs);
  } catch (error) {
    await open.page.screenshot({ path: join(RESULTS, 'failed.png'), fullPage: true });
    throw error;
  }
  return recorder.steps;
}

/** Returns the address that the server has printed. */
function setUpAddress(output: string): string {
  const [address] = /http:\/\/localhost:\d+\/counter\/set-up#\S+/.exec(output) ?? [];
  if (address === undefined) throw new Error(`The server printed no address:\n${output}`);
  return address;
}

function report(steps: readonly Step[]): void {
  const machine = steps.reduce((sum, step) => sum + step.machine, 0);
  const person = steps.reduce((sum, step) => sum + step.person, 0);
  console.log(
    table(
      'From an empty server to the first paid order',
      ['machine s', 'person s'],
      [
        ...steps.map((step) => [step.name, figure(step.machine), figure(step.person)] as const),
        ['total', figure(machine), figure(person)],
      ],
    ),
  );
  const total = machine + person;
  const isMet = total <= TARGET;
  console.log(`\n${figure(total)} s in all, target ${TARGET} s. Screenshots: ${RESULTS}`);
  if (!isMet) throw new Error(`The set-up takes ${figure(total)} s instead of ${TARGET} s`);
}
