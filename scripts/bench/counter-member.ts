import { randomUUID } from 'node:crypto';
import { ROUTES } from '@claypot/domain/routes';
import { cents, type Sdk } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import type { Page } from 'playwright-core';
import { texts } from '../../packages/i18n/src/en/rest.ts';
import { clientOf } from '../chaos/retry.ts';
import { rememberMember } from './visitor.ts';

const QUESTIONS = 50;
const TIMEOUT = 30_000;
const TOP_UP = cents(5_000);

interface Shown {
  /** Page of the member, without a session. */
  readonly page: Page;
  /** Origin of the product. */
  readonly origin: string;
  /** Base of the API by address, which Node can resolve. */
  readonly url: string;
  readonly sdk: Sdk;
  readonly tablet: CounterSdk;
  readonly branchId: string;
}

/**
 * Measures how long the open page of a member's code takes to show a question of the counter, and
 * that it was withdrawn, in turn. Returns the durations in ms.
 */
export async function measureQuestions(shown: Shown): Promise<readonly number[]> {
  const { page, origin, tablet, url, sdk } = shown;
  const sdkOf = (_: string, __?: string, token?: string | null) =>
    clientOf(url, token ?? undefined);
  const { memory, identity } = await rememberMember({ sdk, sdkOf });
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, memory);
  const bill = await openBill(shown, identity.customer_id ?? '');
  // The page is current once its stream has greeted.
  const greeted = page.waitForResponse((response) => response.url().includes('/follow/member'), {
    timeout: TIMEOUT,
  });
  await page.goto(`${origin}${ROUTES.qrCode.path}`);
  await greeted;
  const no = page.getByRole('button', { name: texts.code.askedNo, exact: true });
  const durations: number[] = [];
  for (let count = 0; count < QUESTIONS; count += 1) {
    const isAsked = count % 2 === 0;
    const began = performance.now();
    if (isAsked) await ask(tablet, bill);
    else await tablet.cancelMemberRequest({ path: { id: bill.id }, headers: press() });
    await no.waitFor({ state: isAsked ? 'visible' : 'hidden', timeout: TIMEOUT });
    durations.push(performance.now() - began);
  }
  return durations;
}

function press() {
  return { 'Idempotency-Key': randomUUID() };
}

/** Opens a bill of a member whose wallet can pay it. */
async function openBill({ tablet, branchId }: Shown, customer_id: string) {
  await tablet.cashTopUp({
    path: { id: customer_id },
    headers: press(),
    body: { branch_id: branchId, drawer_id: null, amount: TOP_UP, cash_received: TOP_UP },
  });
  const { id } = await tablet.openBill({
    headers: press(),
    body: { branch_id: branchId, table_no: null },
  });
  const path = { id };
  const { version } = await tablet.addBillLines({
    path,
    headers: press(),
    body: { lines: [{ kind: 'open_amount', name: 'Cake', amount: TOP_UP }] },
  });
  return tablet.changeBill({
    path,
    headers: press(),
    body: { version, table_no: null, customer_id, uses_points: false },
  });
}

async function ask(tablet: CounterSdk, { id, left }: { id: string; left: number }) {
  await tablet.askMember({
    path: { id },
    headers: press(),
    body: { left: cents(left), share: null, ask: { kind: 'wallet', amount: cents(1_000) } },
  });
}
