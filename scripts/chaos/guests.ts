import { randomUUID } from 'node:crypto';
import { ApiError, type Identity, type Sdk } from '@claypot/sdk';
import { chooseOrder, type DemoOrder, pickupOrder } from '../bench/demo.ts';
import { clientOf, decideAt, retryRequest } from './retry.ts';

/** Path of the sandbox's card pages. */
const CARD_PAGE = '/sandbox/pay/';

/** Visit of one guest, as far as the server has acknowledged it. */
export interface Visit {
  readonly guest: Identity;
  readonly key: string;
  /** Ids in the responses, one per response read. */
  readonly acknowledged: string[];
  paid: boolean;
  /** Errors that no injected fault explains. */
  readonly errors: string[];
}

export interface Crowd {
  readonly visits: readonly Visit[];
  /** Lets current guests finish; resolves once the last one has left. */
  leave(): Promise<void>;
}

export interface CrowdOptions {
  readonly atOnce: number;
  /** True if each guest also orders a second dish, so that the order has two lines. */
  readonly ordersTwoDishes?: boolean;
  /** Called for each failure that is retried. */
  readonly onFailure?: (error: ApiError) => void;
}

/**
 * Simulates guests who fill a cart, order and pay, each retrying one order with one key until a
 * response arrives. When one leaves, the next one comes.
 */
export async function openStreams(url: string, options: CrowdOptions): Promise<Crowd> {
  const sdk = clientOf(url);
  const order = await chooseOrder(sdk, { customer_id: null, guest_id: randomUUID() });
  const visits: Visit[] = [];
  let open = true;
  const comeInTurn = async () => {
    while (open) {
      const visit = newVisit();
      visits.push(visit);
      await stay(url, sdk, order, visit, options).catch((error: unknown) => {
        visit.errors.push(String(error));
      });
    }
  };
  const everyone = Promise.all(Array.from({ length: options.atOnce }, comeInTurn));
  return {
    visits,
    async leave() {
      open = false;
      await everyone;
    },
  };
}

/** Simulates one guest who orders and pays. @param sdk API client of the guest. */
export async function visitOnce(url: string, sdk: Sdk, order: DemoOrder): Promise<Visit> {
  const visit = newVisit();
  await stay(url, sdk, order, visit, { atOnce: 1 }).catch((error: unknown) => {
    visit.errors.push(String(error));
  });
  return visit;
}

function newVisit(): Visit {
  const guest = { customer_id: null, guest_id: randomUUID() };
  return { guest, key: randomUUID(), acknowledged: [], paid: false, errors: [] };
}

async function stay(
  url: string,
  sdk: Sdk,
  { branch, addition, secondAddition }: DemoOrder,
  visit: Visit,
  { onFailure, ordersTwoDishes = false }: CrowdOptions,
): Promise<void> {
  const { guest, key } = visit;
  const persist = <Result>(ask: (signal: AbortSignal) => Promise<Result>) =>
    retryRequest(ask, onFailure);
  // Adding is not idempotent, so a lost response starts with an empty cart again.
  await persist(async (signal) => {
    await sdk.cartRemoveAll({ body: guest }, { signal });
    await sdk.cartCreate({ body: addition(guest) }, { signal });
    if (ordersTwoDishes) await sdk.cartCreate({ body: secondAddition(guest) }, { signal });
  });
  const ordered = ordersTwoDishes ? 3 : 2;
  const total = await persist((signal) => sdk.cartCalculateTotal({ body: guest }, { signal }));
  if (total.total_qty !== ordered) {
    visit.errors.push(`a cart of ${ordered} holds ${total.total_qty}`);
  }
  const body = pickupOrder(guest, branch.id, total);
  const headers = { 'Idempotency-Key': key };
  // Not a failed request, so it is not reported: the order is stored, but not its card page.
  const send = () =>
    retryRequest(async () => {
      const placed = await persist((signal) => sdk.cartCreateOrder({ headers, body }, { signal }));
      visit.acknowledged.push(placed.id);
      if (placed.payment_url.startsWith(CARD_PAGE)) return placed.payment_url;
      throw new ApiError({ kind: 'malformed', status: 200 });
    });
  await send();
  // Simulates the second tap of a double tap.
  const page = await send();
  await persist((signal) => decideAt(`${url}${page}`, 'approved', signal));
  visit.paid = true;
}
