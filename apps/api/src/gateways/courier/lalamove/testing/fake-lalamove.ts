import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { officialSignature } from './official-signature.ts';

export const TEST_KEY = 'pk_test_of_the_fake';
export const TEST_SECRET = 'sk_test_of_the_fake';

/** Returns a recorded response from Lalamove's documentation. */
function recorded<Data>(name: string): { readonly data: Data } {
  const file = join(import.meta.dirname, '..', 'answers', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as { data: Data };
}

const quotationAnswer = recorded<{ stops: object[]; priceBreakdown: object }>('quotation');
const orderAnswer = recorded<object>('order');
const driverAnswer = recorded<{ coordinates: object }>('driver');

/**
 * Outcome of the next requests.
 * - `well`: done and answered.
 * - `lost`: done, response lost.
 * - `deaf`: lost before anything is done.
 * - `fault`: answered with status 500, nothing done.
 * - Otherwise: rejected with that Lalamove error.
 */
export type Behaviour = 'well' | 'lost' | 'deaf' | 'fault' | `${number} ERR_${string}`;

interface Quotation {
  readonly expiresAt: number;
  used: boolean;
}

export interface FakeOrder {
  readonly orderId: string;
  readonly quotationId: string;
  readonly question: OrderQuestion;
  status: string;
  /** Empty until a driver accepts. */
  driverId: string;
  /** Position of the driver in degrees; null returns the position in the documentation. */
  lastSeen: { readonly lat: string; readonly lng: string } | null;
}

interface QuotationQuestion {
  readonly stops: readonly {
    readonly coordinates: { readonly lat: string; readonly lng: string };
    readonly address: string;
  }[];
}

interface OrderQuestion {
  readonly quotationId: string;
  readonly sender: { readonly stopId: string; readonly name: string; readonly phone: string };
  readonly recipients: readonly {
    readonly stopId: string;
    readonly name: string;
    readonly phone: string;
    readonly remarks: string;
  }[];
  readonly metadata: { readonly reference: string };
}

/**
 * Fake of the Lalamove endpoints in use. It returns the documentation's responses with the test's
 * numbers.
 */
export class FakeLalamove {
  readonly orders: FakeOrder[] = [];
  readonly quotations = new Map<string, Quotation>();
  readonly quoted: QuotationQuestion[] = [];
  /** In ringgit, as Lalamove formats it. */
  price = '12.2';
  quoting: Behaviour = 'well';
  ordering: Behaviour = 'well';
  reading: Behaviour = 'well';
  /** Number of received requests. */
  requests = 0;
  readonly #clock: { now(): Temporal.Instant };
  readonly #server: Server;
  #numbers = 1_514_140_994_227_000_000n;

  constructor(clock: { now(): Temporal.Instant }) {
    this.#clock = clock;
    this.#server = createServer((request, response) => {
      this.#take(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  clearState(): void {
    this.orders.length = 0;
    this.quoted.length = 0;
    this.quotations.clear();
    this.price = '12.2';
    this.quoting = 'well';
    this.ordering = 'well';
    this.reading = 'well';
  }

  /** Returns the webhook body of an order, signed like the official client's. */
  webhook(
    { orderId, status }: FakeOrder,
    path: string,
    secret = TEST_SECRET,
    timestamp: string | number = Math.floor(this.#now() / 1000),
  ): string {
    const data = {
      order: {
        orderId,
        market: 'MY_KUL',
        driverId: '',
        previousStatus: 'ASSIGNING_DRIVER',
        status,
      },
      updatedAt: this.#clock.now().toString(),
    };
    const signed = {
      timestamp: String(timestamp),
      method: 'POST',
      path,
      body: JSON.stringify(data),
    };
    return JSON.stringify({
      apiKey: TEST_KEY,
      timestamp,
      signature: officialSignature(secret, signed),
      eventId: `event-${orderId}-${status}`,
      eventType: 'ORDER_STATUS_CHANGED',
      eventVersion: 'v3',
      data,
    });
  }

  #now(): number {
    return this.#clock.now().epochMilliseconds;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    this.requests += 1;
    const { method = '', url: path = '', headers } = request;
    const respond = (status: number, responseBody: object) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(responseBody));
    };
    const [, timestamp = '', signature = ''] =
      /^hmac pk_test_of_the_fake:(\d{13}):([0-9a-f]{64})$/.exec(headers.authorization ?? '') ?? [];
    const right = officialSignature(TEST_SECRET, { timestamp, method, path, body });
    if (signature !== right) return respond(401, errors('ERR_UNAUTHORIZED'));
    if (headers.market !== 'MY') return respond(422, errors('ERR_INVALID_MARKET'));
    if (!/^[0-9a-f-]{36}$/.test(String(headers['request-id']))) {
      return respond(422, errors('ERR_MISSING_FIELD'));
    }
    const data: unknown = body === '' ? null : (JSON.parse(body) as { data: unknown }).data;
    if (method === 'POST' && path === '/v3/quotations') return this.#quote(data, respond, response);
    if (method === 'POST' && path === '/v3/orders') {
      return this.#order(data as OrderQuestion, respond, response);
    }
    if (method === 'GET' && misbehaves(this.reading, respond, response)) return;
    const driven = this.#drivenAt(path);
    if (driven !== undefined) return sendDriver(driven, this.#now(), respond);
    const order = this.orders.find(({ orderId }) => path === `/v3/orders/${orderId}`);
    if (order === undefined) return respond(404, errors('ERR_ORDER_NOT_FOUND'));
    if (method === 'GET') return respond(200, viewOrder(order));
    order.status = 'CANCELED';
    response.writeHead(204).end();
  }

  #quote(data: unknown, respond: Respond, response: ServerResponse): void {
    this.quoted.push(data as QuotationQuestion);
    if (misbehaves(this.quoting, respond, response)) return;
    const quotationId = this.#number();
    const expiresAt = this.#now() + 5 * 60_000;
    this.quotations.set(quotationId, { expiresAt, used: false });
    const { data: recorded } = quotationAnswer;
    const stops = recorded.stops.map((stop) => ({ ...stop, stopId: this.#number() }));
    const priceBreakdown = { ...recorded.priceBreakdown, total: this.price };
    respond(201, {
      data: {
        ...recorded,
        quotationId,
        expiresAt: writtenAs(expiresAt),
        stops,
        priceBreakdown,
      },
    });
  }

  #order(question: OrderQuestion, respond: Respond, response: ServerResponse): void {
    if (this.ordering === 'deaf') {
      response.destroy();
      return;
    }
    const quotation = this.quotations.get(question.quotationId);
    const behaviour = this.ordering;
    if (behaviour !== 'lost' && misbehaves(behaviour, respond, response)) return;
    if (quotation === undefined || quotation.used || quotation.expiresAt <= this.#now()) {
      respond(422, errors('ERR_INVALID_QUOTATION_ID'));
      return;
    }
    quotation.used = true;
    const order = {
      orderId: this.#number(),
      quotationId: question.quotationId,
      question,
      status: 'ASSIGNING_DRIVER',
      driverId: '',
      lastSeen: null,
    };
    this.orders.push(order);
    if (behaviour === 'lost') response.destroy();
    else respond(201, viewOrder(order));
  }

  #drivenAt(path: string): FakeOrder | undefined {
    return this.orders.find(
      ({ orderId, driverId }) =>
        driverId !== '' && path === `/v3/orders/${orderId}/drivers/${driverId}`,
    );
  }

  #number(): string {
    this.#numbers += 1n;
    return String(this.#numbers);
  }
}

type Respond = (status: number, responseBody: object) => void;

function misbehaves(behaviour: Behaviour, respond: Respond, response: ServerResponse): boolean {
  if (behaviour === 'well') return false;
  if (behaviour === 'lost' || behaviour === 'deaf') response.destroy();
  else if (behaviour === 'fault') respond(500, {});
  else {
    const [status = '', code = ''] = behaviour.split(' ');
    respond(Number(status), errors(code));
  }
  return true;
}

function sendDriver({ lastSeen, status }: FakeOrder, now: number, respond: Respond): void {
  const { data } = driverAnswer;
  const coordinates = lastSeen ? { ...lastSeen, updatedAt: writtenAs(now) } : data.coordinates;
  if (status === 'COMPLETED') respond(403, errors('ERR_DRIVER_DETAILS_NOT_AVAILABLE'));
  else respond(200, { data: { ...data, coordinates } });
}

function errors(id: string) {
  return { errors: [{ id, message: 'As the documentation has it.', detail: '/data' }] };
}

/** Formats a time as Lalamove does, with hundredths of a second. */
function writtenAs(epochMilliseconds: number): string {
  return `${new Date(epochMilliseconds).toISOString().slice(0, 19)}.00Z`;
}

function viewOrder({ orderId, quotationId, status, driverId, question }: FakeOrder) {
  const { data } = orderAnswer;
  return { data: { ...data, orderId, quotationId, status, driverId, metadata: question.metadata } };
}
