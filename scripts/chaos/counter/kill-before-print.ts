import { randomUUID } from 'node:crypto';
import type { CounterSdk } from '@claypot/sdk/counter';
import type { Product } from '../../../e2e/support/product.ts';
import { chooseOrder } from '../../bench/demo.ts';
import { type Finding, finding } from '../finding.ts';
import { visitOnce } from '../guests.ts';
import { clientOf } from '../retry.ts';
import type { Place } from './open-counter.ts';
import { createStarPrinter, type Printed, type StarPrinter } from './star-printer.ts';

/**
 * Kills all instances at two fixed moments: right after the reply to an acceptance, and while a
 * printer has a job that it has not reported. No tablet or printer may be at work.
 */
export async function killBeforePrint(
  url: string,
  { branchId, tablets, starPath }: Place,
  products: readonly Product[],
): Promise<readonly Finding[]> {
  const [tablet] = tablets;
  if (tablet === undefined) throw new Error('No tablet');
  const star = createStarPrinter(`${url}${starPath}`);
  const statesOf = async (orderId: string) => {
    const jobs = await tablet.printJobList({ body: { branch_id: branchId } });
    return jobs.filter((job) => job.order_id === orderId).map(({ state }) => state);
  };

  const accepted = await acceptNewOrder(url, tablet, branchId);
  await killAll(products);
  const afterStart = await statesOf(accepted.id);
  const papers = await printAll(star);
  const finding1 = finding(
    'the server is killed right after the reply to an acceptance: the ticket waits, and prints once',
    [
      ...differs('job after the start', afterStart, ['queued']),
      ...differs('paper', papers, [{ orderNumber: accepted.number, isDuplicate: false }]),
      ...differs('job after printing', await statesOf(accepted.id), ['printed']),
    ],
  );

  const taken = await acceptNewOrder(url, tablet, branchId);
  const poll = await star.poll();
  const ticket = typeof poll === 'string' ? null : await star.print(poll.token);
  await killAll(products);
  const further = await printAll(star);
  const shown = await statesOf(taken.id);
  await tablet.printOrder({
    path: { id: taken.id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { kind: 'kitchen', printer_id: null },
  });
  const reprinted = await printAll(star);
  const finding2 = finding(
    'the server is killed before a printer reports: the ticket is unconfirmed and prints again only when a manager asks, as DUPLICATE',
    [
      ...differs('first paper', ticket, { orderNumber: taken.number, isDuplicate: false }),
      ...differs('paper after the start', further, []),
      ...differs('job after the start', shown, ['unconfirmed']),
      ...differs('paper on request', reprinted, [{ orderNumber: taken.number, isDuplicate: true }]),
    ],
  );
  return [finding1, finding2];
}

/** Lets a guest order and pay, and accepts the order. */
async function acceptNewOrder(
  url: string,
  tablet: CounterSdk,
  branchId: string,
): Promise<{ readonly id: string; readonly number: string }> {
  const guest = clientOf(url);
  const order = await chooseOrder(guest, { customer_id: null, guest_id: randomUUID() });
  const { acknowledged, errors } = await visitOnce(url, guest, order);
  const board = await tablet.board({ body: { branch_id: branchId } });
  const card = board.orders.find(({ id }) => acknowledged.includes(id));
  if (card === undefined) throw new Error(`The board lacks a paid order: ${errors.join(', ')}`);
  await tablet.takeStep({
    path: { id: card.id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { step: 'accept', from: 'PENDING', ready_in_minutes: null, rider: null },
  });
  return card;
}

async function killAll(products: readonly Product[]): Promise<void> {
  await Promise.all(products.map((product) => product.kill()));
  await Promise.all(products.map((product) => product.start()));
}

/** Prints and reports all jobs that wait. */
async function printAll(star: StarPrinter): Promise<Printed[]> {
  const papers: Printed[] = [];
  for (let poll = await star.poll(); typeof poll !== 'string'; poll = await star.poll()) {
    const ticket = await star.print(poll.token);
    if (ticket !== null) papers.push(ticket);
    await star.report(poll.token);
  }
  return papers;
}

function differs(name: string, actual: unknown, expected: unknown): string[] {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  return found === wanted ? [] : [`${name}: ${found} instead of ${wanted}`];
}
