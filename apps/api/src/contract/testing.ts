import { cents } from '@claypot/sdk';
import type { CourierWithTimeout } from '../gateways/courier/courier-with-timeout.ts';
import type { Estimates } from '../gateways/courier/estimates.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import type { PlacesWithFallback } from '../gateways/places/places-with-fallback.ts';
import type { SmsWithRetry } from '../gateways/sms/sms-with-retry.ts';
import { createMenuCache } from '../modules/menu/index.ts';
import type { Db, Queryable } from '../platform/db/db.ts';
import type { Drainable } from '../platform/http/drain.ts';
import type { RandomSource } from '../shared/random.ts';
import { testPasswords } from '../testing/passwords.ts';
import type { Surroundings } from './context/create-context.ts';
import type { CounterHandlers } from './counter/handlers.ts';
import type { SetUpHandlers } from './counter/set-up/handlers.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import type { Handlers } from './handlers.ts';
import { type ContractDocument, contract, counterContract } from './schema/document.ts';
import { listOperations } from './schema/operations.ts';

/** Handlers of a test; those not given throw when called. */
function fillHandlers<All extends object>(document: ContractDocument, provided: Partial<All>): All {
  const missing = listOperations<string>(document).map(({ id }): [string, () => never] => [
    id,
    () => {
      throw new Error(`The test has no handler for ${id}`);
    },
  ]);
  return { ...(Object.fromEntries(missing) as unknown as All), ...provided };
}

const demoRows: Queryable = {
  query: async () => [],
  // A stub cannot know the caller's row type.
  one: async <Row extends object>(statement: { values: readonly unknown[] }) =>
    (statement.values[0] === 'demo'
      ? { id: 'cmp_demo', subdomain: 'demo', menu_revision: null, preview_until: null }
      : null) as unknown as Row | null,
  execute: async () => 0,
};

/** Database stub that contains only the company `demo`. */
export const demoOnly: Db = {
  ...demoRows,
  probe: demoRows,
  transaction: () => Promise.reject(new Error('no transactions here')),
  listen: () => async () => undefined,
  ping: async () => undefined,
  close: async () => undefined,
};

const noPayments: Payments = {
  provider: 'none',
  least: cents(1),
  method: null,
  refund: () => Promise.reject(new Error('no payments here')),
  refundPart: () => Promise.reject(new Error('no payments here')),
  createSession: () => Promise.reject(new Error('no payments here')),
  void: () => Promise.reject(new Error('no payments here')),
  methodOf: () => Promise.reject(new Error('no payments here')),
};

const noCourier: CourierWithTimeout = {
  provider: 'none',
  restSeconds: 0,
  quote: () => Promise.reject(new Error('no courier here')),
  book: () => Promise.reject(new Error('no courier here')),
  progress: () => Promise.reject(new Error('no courier here')),
  rider: () => Promise.reject(new Error('no courier here')),
};

const noEstimates: Estimates = {
  estimate: () => Promise.reject(new Error('no courier here')),
};

const noPlaces: PlacesWithFallback = {
  fits: () => true,
  search: () => Promise.reject(new Error('no places here')),
  around: () => Promise.reject(new Error('no places here')),
  open: () => Promise.reject(new Error('no places here')),
};

const noSms: SmsWithRetry = {
  send: () => Promise.reject(new Error('no messages here')),
  post: () => undefined,
  settled: async () => undefined,
};

const random: RandomSource = {
  uuid: () => '00000000-0000-4000-8000-000000000000',
  token: () => 't',
  digits: (count) => '0'.repeat(count),
};

/**
 * Dependencies for tests that do not use them: payments, courier, text messages and place search
 * fail.
 */
export const testSurroundings: Surroundings = {
  db: demoOnly,
  clock: { now: () => Temporal.Instant.from('2026-03-02T04:00:00Z') },
  random,
  payments: noPayments,
  courier: noCourier,
  estimates: noEstimates,
  riders: { riderOf: () => null },
  sms: noSms,
  places: noPlaces,
  menuCache: createMenuCache(),
  rateLimitFactor: 1,
  mapProvider: 'none',
  errorReportRate: 0,
  hasSimulator: false,
  passwords: testPasswords,
  memberKey: Buffer.from('a key for tests, nobody else has it'),
  defaultCompany: null,
  domain: null,
  trustedProxies: 0,
};

/** A test server and the errors it has reported. */
export interface TestServer extends Drainable {
  reported: unknown[];
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/**
 * Creates a server on the host `demo.localhost` that validates its responses against the contract.
 */
export function createTestServer(
  options: Omit<Partial<ServerOptions>, 'handlers'> & { handlers?: Partial<Handlers> } = {},
): TestServer {
  const reported: unknown[] = [];
  const server = createServer({
    ...testSurroundings,
    validateResponses: true,
    rateLimiter: null,
    report: (error) => reported.push(error),
    logSecurity: () => undefined,
    telemetry: null,
    findSessionMember: async () => null,
    isWorking: () => true,
    counter: {
      handlers: fillHandlers<CounterHandlers>(counterContract, {}),
      identify: async () => ({ device: null, person: null }),
    },
    setUp: {
      handlers: fillHandlers<SetUpHandlers>(counterContract, {}),
      requireToken: async () => undefined,
    },
    ...options,
    handlers: fillHandlers<Handlers>(contract, options.handlers ?? {}),
  });
  return {
    ...server,
    reported,
    post: (path, body, headers) =>
      server.fetch(
        new Request(`http://demo.localhost:8080/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
  };
}
