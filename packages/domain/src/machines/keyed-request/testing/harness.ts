import { ApiError, type Identity } from '@claypot/sdk';
import { createActor } from 'xstate';
import { ownedBy } from '../../../storage/owned-by.ts';
import { fakePorts } from '../../../testing/fakes.ts';
import { createWeather } from '../../../testing/weather.ts';
import { createKeyedRequest, type KeyedDone } from '../keyed-request.implementation.ts';
import { selectKeyedRequest } from '../keyed-request.selectors.ts';
import type { KeyedRequestEvent } from '../keyed-request.types.ts';
import { storedKey } from '../record.ts';

export interface Body {
  dish: string;
}

export interface Made extends Body {
  id: string;
}

export function rejection(code: string, status = 422): ApiError {
  return new ApiError({ kind: 'rejected', code, status });
}

/** Returns a fake server that creates one resource per key and rejects the dish `nothing`. */
function aServer() {
  const made = new Map<string, Made>();
  const weather = createWeather();
  /** Ids that the customer has received. */
  const seen = new Set<string>();
  /** Keys of resources created while the customer did not know of an earlier one. */
  const doubled: string[] = [];

  function make(key: string, { dish }: Body): Made {
    const known = made.get(key);
    if (known && known.dish !== dish) throw rejection('IDEMPOTENCY_CONFLICT', 409);
    if (known) return known;
    if (dish === 'nothing') throw rejection('NOTHING_TO_CHECK_OUT');
    if ([...made.values()].some(({ id }) => !seen.has(id))) doubled.push(key);
    const thing = { id: `made-${made.size + 1}`, dish };
    made.set(key, thing);
    return thing;
  }
  return {
    ...weather,
    doubled,
    made,
    seen,
    send: (body: Body, key: string) => weather.answer('send', () => make(key, body)),
    ask: (key: string) => weather.answer('ask', () => made.get(key) ?? null),
  };
}

export const GUEST: Identity = {
  customer_id: null,
  guest_id: '00000000-0000-4000-8000-00000000000a',
};

/** Returns a customer's browser with tabs and reloadable pages, and one server. */
export function aBrowser() {
  const server = aServer();
  const ports = fakePorts();
  const stored = storedKey(ports.storage, 'demo', 'dish');
  const outcomes: KeyedDone<Body, Made>[] = [];
  let identity = GUEST;

  function openPage() {
    const actor = createActor(
      createKeyedRequest<Body, Made, string>({
        random: ports.random,
        stored,
        identity: () => identity,
        send: server.send,
        ask: server.ask,
        problemOf: ({ code }) => code,
        onDone: (done) => {
          outcomes.push(done);
          server.seen.add(done.result.id);
        },
      }),
      { input: { record: ownedBy(stored, identity) }, clock: ports.clock.delays },
    ).start();
    return {
      actor,
      press: (event: KeyedRequestEvent<Body>) => actor.send(event),
      send: (dish = 'rice') => actor.send({ type: 'SEND', body: { dish } }),
      view: () => selectKeyedRequest(actor.getSnapshot()),
      stage: () => selectKeyedRequest(actor.getSnapshot()).stage,
      key: () => actor.getSnapshot().context.key,
    };
  }

  return {
    outcomes,
    openPage,
    ports,
    server,
    stored,
    become: (next: Identity) => {
      identity = next;
    },
  };
}
