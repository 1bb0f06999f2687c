import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { invalid, StripeErrorResponse } from './emulator-errors.ts';
import { EmulatedLedger, type EmulatedSession } from './emulator-ledger.ts';
import { payPage } from './emulator-page.ts';
import { type Expanded, type SessionView, viewRefund, viewSession } from './emulator-views.ts';
import { type FormValue, readForm, textAt } from './form.ts';

export const TEST_KEY = 'sk_test_of_the_emulator';
export const TEST_WEBHOOK_SECRET = 'whsec_of_the_emulator_0000';

/**
 * Outcome of the next requests.
 * - `well`: success.
 * - `fault`: status 500 before the work, only for the next new request with an idempotency key.
 * - `lost`: work done, response lost; reads succeed.
 * - `down`: unreachable.
 * - `refuses`: the key is rejected.
 */
export type Behaviour = 'well' | 'fault' | 'lost' | 'down' | 'refuses';

interface StoredReply {
  readonly body: string;
  readonly status: number;
  readonly answer: string;
}

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
}

/**
 * Local emulator of the Stripe endpoints in use. It is stricter than Stripe and rejects every
 * parameter that the server does not use. Idempotency works as at Stripe: the same key and body
 * return the stored response, failures included; another body is an error.
 */
export class StripeEmulator {
  readonly ledger = new EmulatedLedger();
  readonly requests: RecordedRequest[] = [];
  behaviour: Behaviour = 'well';
  /** Called after a payment on the page, before the redirect. */
  onPaid: (session: EmulatedSession) => Promise<void> = async () => undefined;
  readonly #clock: { now(): Temporal.Instant };
  readonly #keys = new Map<string, StoredReply>();
  readonly #server: Server;
  #events = 0;

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

  /** Returns the body of an event. `type` is Stripe's event type. */
  event(type: string, object: object, id?: string): string {
    this.#events += 1;
    return JSON.stringify({
      id: id ?? `evt_${this.#events}`,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: this.#now(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object },
    });
  }

  /** Signs a payload with Stripe's own code. */
  sign(payload: string, at = this.#now(), secret = TEST_WEBHOOK_SECRET): string {
    return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  }

  view(session: EmulatedSession): SessionView {
    return viewSession(session, this.url, 'nothing');
  }

  /** Returns the newest session of one of our payments. */
  sessionOf(reference: string): EmulatedSession {
    const sessions = [...this.ledger.sessions.values()].filter(
      ({ parameters }) => textAt(parameters, 'client_reference_id') === reference,
    );
    const newest = sessions.at(-1);
    if (newest === undefined) throw new Error(`No session for ${reference}`);
    return newest;
  }

  /** Stripe forgets idempotency keys after a day. */
  forgetKeys(): void {
    this.#keys.clear();
  }

  clearState(): void {
    this.ledger.sessions.clear();
    this.ledger.refunds.clear();
    this.ledger.refundsBegin = 'succeeded';
    this.#keys.clear();
    this.requests.length = 0;
    this.behaviour = 'well';
  }

  #now(): number {
    return Math.floor(this.#clock.now().epochMilliseconds / 1000);
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const key = request.headers['idempotency-key'];
    const url = new URL(request.url ?? '/', 'http://stripe');
    const page = /^\/c\/pay\/(cs_\w+)$/.exec(url.pathname)?.[1];
    if (page !== undefined)
      return this.#visit(page, request.method === 'POST' ? body : null, response);
    const recorded = {
      method: request.method ?? '',
      path: url.pathname,
      key: typeof key === 'string' ? key : null,
    };
    this.requests.push(recorded);
    if (this.behaviour === 'down') return void response.destroy();
    const { status, answer } = this.#answer(request, recorded, url, body);
    const isLost = this.behaviour === 'lost' && recorded.method === 'POST';
    if (isLost) return void response.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  }

  /** Handles a browser request: the page itself, or one of its buttons. */
  async #visit(id: string, form: string | null, response: ServerResponse): Promise<void> {
    const session = this.ledger.findSession(id, this.#now());
    if (form === null) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(payPage(session.parameters));
      return;
    }
    const by = new URLSearchParams(form).get('by') === 'bank' ? 'bank' : 'card';
    await this.onPaid(this.ledger.pay(id, by, this.#now()));
    response.writeHead(303, { location: textAt(session.parameters, 'success_url') ?? '/' }).end();
  }

  #answer(request: IncomingMessage, recorded: RecordedRequest, url: URL, body: string) {
    try {
      requireHeaders(request, this.behaviour);
      if (recorded.method !== 'POST') return ok(this.#work(recorded, url, {}));
      return this.#once(recorded, body, () => this.#work(recorded, url, readForm(body)));
    } catch (error) {
      if (error instanceof StripeErrorResponse) return errorReply(error);
      throw error;
    }
  }

  /**
   * Parameter errors are not stored. The result of work that has begun is stored, failures
   * included.
   */
  #once({ key, path }: RecordedRequest, body: string, work: () => object) {
    if (key === null) return ok(work());
    if (key.length > 255) throw invalid('Idempotency keys are at most 255 characters.');
    const storedReply = this.#keys.get(key);
    if (storedReply !== undefined && storedReply.body !== `${path}?${body}`) {
      throw new StripeErrorResponse(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    }
    if (storedReply !== undefined) return storedReply;
    const isFailing = this.behaviour === 'fault';
    const done = isFailing
      ? errorReply(
          new StripeErrorResponse(500, { type: 'api_error', message: 'An unknown error occurred' }),
        )
      : ok(work());
    const answer = { body: `${path}?${body}`, ...done };
    this.#keys.set(key, answer);
    if (isFailing) this.behaviour = 'well';
    return answer;
  }

  #work({ method, path }: RecordedRequest, url: URL, form: Record<string, FormValue>): object {
    const now = this.#now();
    const { ledger } = this;
    const route = `${method} ${path.replace(/\/(?:cs|pi)_\w+/, '/:id')}`;
    const id = /\/((?:cs|pi)_\w+)/.exec(path)?.[1] ?? '';
    switch (route) {
      case 'POST /v1/checkout/sessions':
        return this.view(ledger.createSession(form, now));
      case 'GET /v1/checkout/sessions/:id': {
        return viewSession(ledger.findSession(id, now), this.url, expandedOf(url));
      }
      case 'POST /v1/checkout/sessions/:id/expire':
        return this.view(ledger.expireSession(id, now));
      case 'GET /v1/payment_intents/:id': {
        const { parameters } = ledger.findIntent(id);
        const reference = textAt(parameters, 'payment_intent_data', 'metadata', 'reference');
        return { id, object: 'payment_intent', metadata: { reference } };
      }
      case 'POST /v1/refunds':
        return viewRefund(ledger.createRefund(form));
      case 'GET /v1/refunds': {
        const data = ledger.refundsOf(url.searchParams.get('payment_intent') ?? '').map(viewRefund);
        return { object: 'list', url: '/v1/refunds', has_more: false, data };
      }
      default:
        throw new StripeErrorResponse(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${route}).`,
        });
    }
  }
}

function expandedOf({ searchParams }: URL): Expanded {
  const [path, ...others] = searchParams.values();
  if (path === undefined) return 'nothing';
  if (others.length > 0 || !isExpandable(path)) {
    throw invalid(`This property cannot be expanded (${path}).`);
  }
  return path;
}

function isExpandable(path: string): path is Expanded {
  return path === 'payment_intent' || path === 'payment_intent.payment_method';
}

function requireHeaders({ headers, method }: IncomingMessage, behaviour: Behaviour): void {
  if (headers.authorization !== `Bearer ${TEST_KEY}` || behaviour === 'refuses') {
    throw new StripeErrorResponse(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided',
    });
  }
  if (headers['stripe-version'] !== Stripe.API_VERSION) throw invalid('Another version is asked.');
  const form = headers['content-type'] === 'application/x-www-form-urlencoded';
  if (method === 'POST' && !form) throw invalid('Forms only.');
}

function ok(answer: object) {
  return { status: 200, answer: JSON.stringify(answer) };
}

function errorReply({ status, body }: StripeErrorResponse) {
  return { status, answer: JSON.stringify(body) };
}
