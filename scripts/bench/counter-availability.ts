import { randomUUID } from 'node:crypto';
import { ROUTES } from '@claypot/domain/routes';
import type { CounterSdk } from '@claypot/sdk/counter';
import type { Page } from 'playwright-core';
import { texts } from '../../packages/i18n/src/en/rest.ts';

const PRESSES = 50;
const TIMEOUT = 30_000;

interface Shown {
  /** Page of a customer of the branch. */
  readonly page: Page;
  /** Origin of the product. */
  readonly origin: string;
  readonly tablet: CounterSdk;
  readonly branchId: string;
  readonly dishId: string;
}

/**
 * Measures how long the open page of a dish takes to show that staff have marked it as sold out, and
 * as available, in turn. Returns the durations in ms.
 */
export async function measureSoldOut(shown: Shown): Promise<readonly number[]> {
  const { page, origin, dishId } = shown;
  // The page is current once its stream has greeted.
  const greeted = page.waitForResponse((response) => response.url().includes('/follow/branch/'), {
    timeout: TIMEOUT,
  });
  await page.goto(`${origin}${ROUTES.dish.path.replace(':id', dishId)}`);
  await greeted;
  const soldOut = page.getByText(texts.item.soldOutTitle, { exact: true });
  const durations: number[] = [];
  for (let count = 0; count < PRESSES; count += 1) {
    const isSoldOut = count % 2 === 0;
    const began = performance.now();
    await press(shown, isSoldOut ? 'tomorrow' : 'available');
    await soldOut.waitFor({ state: isSoldOut ? 'visible' : 'hidden', timeout: TIMEOUT });
    durations.push(performance.now() - began);
  }
  return durations;
}

async function press(
  { tablet, branchId, dishId }: Shown,
  mark: 'tomorrow' | 'available',
): Promise<void> {
  await tablet.setSoldOut({
    headers: { 'Idempotency-Key': randomUUID() },
    body: { branch_id: branchId, items: [{ kind: 'dish', id: dishId }], mark, until: null },
  });
}
