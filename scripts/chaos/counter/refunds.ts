import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type Cents, cents } from '@claypot/sdk';
import { type CounterSdk, codeOf, type ErrorCode } from '@claypot/sdk/counter';
import { retryRequest } from '../retry.ts';
import type { Place } from './open-counter.ts';

type Card = Awaited<ReturnType<CounterSdk['board']>>['orders'][number];
type Action = 'refund line' | 'refund amount' | 'unavailable' | 'print';

/** A press of one manager on one tablet, sent twice with one key. */
export interface ManagerPress {
  readonly orderId: string;
  readonly action: Action;
  /** True if the server acknowledged it, false if it was rejected with an expected error. */
  readonly isDone: boolean;
}

export interface ManagersAtWork {
  readonly presses: readonly ManagerPress[];
  /** Errors that no injected fault explains. */
  readonly errors: readonly string[];
  leave(): Promise<void>;
}

const PAUSE = 50;
/** Actions by the order's id: three of four orders are refunded, one of eight is printed again. */
const ACTIONS: readonly (Action | null)[] = [
  'refund line',
  'refund amount',
  'unavailable',
  'print',
  'refund line',
  'refund amount',
  'unavailable',
  null,
];
/** Two of these exceed the payment, so only one of the two tablets refunds. */
const PERCENT = 60;
const EXPECTED: readonly ErrorCode[] = ['ORDER_MOVED', 'LINE_REFUNDED', 'REFUND_EXCEEDS_PAYMENT'];

/**
 * Lets two tablets do the same to each order of the board at the same moment: refund a line or an
 * amount, mark a line as unavailable, or print the ticket again.
 */
export function letManagersWork({ branchId, tablets }: Place): ManagersAtWork {
  const presses: ManagerPress[] = [];
  const errors: string[] = [];
  const treated = new Set<string>();
  const pair = tablets.slice(0, 2);
  let isOpen = true;
  const work = async () => {
    const [first] = pair;
    while (isOpen && first !== undefined) {
      const { orders } = await retryRequest((signal) =>
        first.board({ body: { branch_id: branchId } }, { signal }),
      );
      for (const card of orders) {
        const action = actionOn(card);
        if (action === null || treated.has(card.id)) continue;
        treated.add(card.id);
        // A ticket is printed once per press, so one manager is enough.
        const tabletsOfPress = action === 'print' ? [first] : pair;
        presses.push(
          ...(await Promise.all(tabletsOfPress.map((tablet) => press(tablet, card, action)))),
        );
      }
      await wait(PAUSE);
    }
  };
  const working = work().catch((error: unknown) => {
    errors.push(String(error));
  });
  return {
    presses,
    errors,
    async leave() {
      isOpen = false;
      await working;
    },
  };
}

function actionOn({ id, status }: Card): Action | null {
  if (status === 'PENDING') return null;
  return ACTIONS[Number.parseInt(id.slice(-2), 16) % ACTIONS.length] ?? null;
}

async function press(tablet: CounterSdk, card: Card, action: Action): Promise<ManagerPress> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const send = () => retryRequest((signal) => act(tablet, card, action, { headers, signal }));
  const results = await Promise.allSettled([send(), send()]);
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const { reason } = result;
    if (!(reason instanceof ApiError && EXPECTED.includes(codeOf(reason)))) throw reason;
  }
  // The second request may succeed after a rejection, if the order was recalled in between.
  const isDone = results.some(({ status }) => status === 'fulfilled');
  return { orderId: card.id, action, isDone };
}

function act(
  tablet: CounterSdk,
  { id, lines, total }: Card,
  action: Action,
  {
    headers,
    signal,
  }: { readonly headers: { 'Idempotency-Key': string }; readonly signal: AbortSignal },
): Promise<unknown> {
  const path = { id };
  const lineIds = lines.slice(0, 1).map((line) => line.id);
  switch (action) {
    case 'print': {
      const body = { kind: 'kitchen', printer_id: null } as const;
      return tablet.printOrder({ path, headers, body }, { signal });
    }
    case 'unavailable': {
      const body = { line_ids: lineIds, reason: 'OTHER', text: 'The pot is broken' } as const;
      return tablet.markLinesUnavailable({ path, headers, body }, { signal });
    }
    default: {
      const isLine = action === 'refund line';
      const amount = isLine ? null : percentOf(total);
      const body = {
        amount,
        line_ids: isLine ? lineIds : [],
        reason: 'QUALITY',
        text: null,
      } as const;
      return tablet.refundOrder({ path, headers, body }, { signal });
    }
  }
}

function percentOf(total: Cents): Cents {
  return cents(Math.ceil((total * PERCENT) / 100));
}
