import { randomUUID } from 'node:crypto';
import { ORDER_STEPS, type OrderStatus } from '@claypot/domain/order-steps';
import { ROUTES } from '@claypot/domain/routes';
import type { Identity, Sdk } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { chromium, type Page } from 'playwright-core';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD } from '../../apps/api/src/demo/demo-staff.ts';
import { startProduct } from '../../e2e/support/product.ts';
import { texts } from '../../packages/i18n/src/en/rest.ts';
import { clientOf, decideAt } from '../chaos/retry.ts';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { createTablet } from '../lib/tablet.ts';
import { measureSoldOut } from './counter-availability.ts';
import { measureQuestions } from './counter-member.ts';
import { measureStarts } from './counter-start.ts';
import { chooseOrder, guestOf, pickupOrder } from './demo.ts';
import { figure, quantile, table } from './report.ts';
import { rememberGuest } from './visitor.ts';

const STEPS = 100;
/** Orders on the board when it is opened. */
const ORDERS = 10;
/** Number of the first guest who orders; other benchmarks use lower ones. */
const FIRST_GUEST = 9_000;
/** Target for the time from a press at the counter until the customer's page shows it, in ms. */
const TARGET = 2_000;
const TIMEOUT = 30_000;

/**
 * Measures how soon the board is usable on a slow device, and how long the customer's page takes to
 * follow the counter: an order is marked ready and recalled in turn, a dish sold out and available,
 * and a member asked for a payment and asked no longer.
 */
export async function benchCounter(): Promise<void> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const url = `http://127.0.0.1:${product.port}`;
    const sdk = clientOf(url);
    const tablet = await signIn(url, sdk);
    const visitor = await rememberGuest({ sdk });
    const id = await placeOrder(url, sdk, visitor.identity);
    const { addition, branch } = await chooseOrder(sdk, visitor.identity);
    for (let count = 1; count < ORDERS; count += 1) {
      const identity = guestOf(FIRST_GUEST + count);
      await sdk.cartCreate({ body: addition(identity) });
      await placeOrder(url, sdk, identity);
    }
    const starts = await measureStarts(browser, {
      url: `${product.url}/counter`,
      login: owner().phone,
      password: DEMO_STAFF_PASSWORD,
      branchId: branch.id,
    });
    console.log(
      table(
        `Board of a signed-in person with ${ORDERS} orders, slow 4G, CPU 4× slower`,
        ['visible ms', 'usable ms', 'script kB', 'target'],
        starts,
      ),
    );
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript((memory) => {
      for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, value);
    }, visitor.memory);
    const page = await context.newPage();
    await page.goto(`${product.url}${ROUTES.orderDetail.path.replace(':id', id)}`);
    await waitForStatus(page, 'PREPARING');
    const durations: number[] = [];
    for (let count = 0; count < STEPS; count += 1) {
      const step = count % 2 === 0 ? 'ready' : 'recall';
      const began = performance.now();
      await take(tablet, id, step);
      await waitForStatus(page, ORDER_STEPS[step].to);
      durations.push(performance.now() - began);
    }
    const soldOut = await measureSoldOut({
      page,
      origin: product.url,
      tablet,
      branchId: branch.id,
      dishId: addition(visitor.identity).item_id,
    });
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const questions = await measureQuestions({
      page: await phone.newPage(),
      origin: product.url,
      url,
      sdk,
      tablet,
      branchId: branch.id,
    });
    console.log(
      table(
        'From a press at the counter to the customer’s page',
        ['p50 ms', 'p99 ms', 'target'],
        [
          resultRow(`READY and recalled, ${STEPS} steps`, durations),
          resultRow(`Sold out and available, ${soldOut.length} presses`, soldOut),
          resultRow(
            `Question to a member asked and withdrawn, ${questions.length} presses`,
            questions,
          ),
        ],
      ),
    );
  } finally {
    await browser.close();
    await product.dispose();
  }
}

function resultRow(name: string, durations: readonly number[]): [string, ...string[]] {
  const [p50, p99] = [quantile(durations, 0.5), quantile(durations, 0.99)];
  return [name, figure(p50), figure(p99), p99 <= TARGET ? 'within' : `above ${TARGET}`];
}

function owner() {
  const found = DEMO_STAFF.find(({ role }) => role === 'owner');
  if (found === undefined) throw new Error('The demo has no owner');
  return found;
}

/** Signs the demo's owner in and switches the order simulator of the branch off. */
async function signIn(url: string, sdk: Sdk): Promise<CounterSdk> {
  const tablet = createTablet(url);
  await tablet.signIn({
    body: { login: owner().phone, password: DEMO_STAFF_PASSWORD, code: null },
  });
  const { branch } = await chooseOrder(sdk, guestOf(0));
  const { branch: state } = await tablet.board({ body: { branch_id: branch.id } });
  await tablet.updateBranchSettings({
    body: {
      branch_id: branch.id,
      acceptance: 'automatic',
      escalation_phone: null,
      escalate_after_minutes: state.escalate_after_minutes,
      refuse_after_minutes: state.refuse_after_minutes,
      lock_minutes: state.lock_minutes,
      simulator: false,
    },
  });
  return tablet;
}

async function placeOrder(url: string, sdk: Sdk, identity: Identity): Promise<string> {
  const { branch } = await chooseOrder(sdk, identity);
  const total = await sdk.cartCalculateTotal({ body: identity });
  const body = pickupOrder(identity, branch.id, total);
  const headers = { 'Idempotency-Key': randomUUID() };
  const placed = await sdk.cartCreateOrder({ headers, body });
  await decideAt(`${url}${placed.payment_url}`, 'approved', AbortSignal.timeout(TIMEOUT));
  return placed.id;
}

async function take(tablet: CounterSdk, id: string, step: 'ready' | 'recall'): Promise<void> {
  const [from = 'READY'] = ORDER_STEPS[step].from;
  if (from === 'MAKING PAYMENT') throw new Error('No step begins there');
  await tablet.takeStep({
    path: { id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { step, from, ready_in_minutes: null, rider: null },
  });
}

/** Waits until the page shows the status in English. */
async function waitForStatus(page: Page, status: OrderStatus): Promise<void> {
  const text = status === 'READY' ? texts.orders.status_READY : texts.orders.status_PREPARING;
  await page.locator('main').getByText(text, { exact: true }).first().waitFor({ timeout: TIMEOUT });
}
