import { type Context as Call, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { createContext, type Surroundings } from '../../../contract/context/create-context.ts';
import {
  type Allowing,
  requireAddressAllowed,
  requireCustomerAllowed,
} from '../../../contract/require-allowed.ts';
import { limitBody, limitTo } from '../../../platform/http/body/limit-bodies.ts';
import { createOpenCounts } from '../../../platform/http/limits/open-counts.ts';
import type { Cost } from '../../../platform/http/limits/rate-limiter.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import {
  logSecurityEvent,
  RequestFindings,
} from '../../../platform/http/log/log-security-event.ts';
import type { SecurityLog } from '../../../platform/http/log/security-log.ts';
import { clientAddress } from '../../../platform/http/origin/client-address.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { findUnsafeText } from '../../../shared/text/safe-text.ts';
import { ownerKey, ownerOf } from '../../identity/index.ts';
import { findOrder } from '../orders/order-reads.ts';
import type { OrderChanges } from './order-changes.ts';

/** Maximum open streams per customer on all devices, and per address. */
const MOST_OF_OWNER = 6;
const MOST_OF_ADDRESS = 60;
/** Interval of heartbeats, in ms. Proxies close idle connections. */
export const HEARTBEAT = 20_000;
/**
 * Maximum duration of a stream, in ms. The client reconnects and authenticates again, which ends
 * streams of revoked sessions.
 */
const LONGEST = 15 * 60_000;
const BODY_LIMIT = 1_000;
/** Rate limit cost: one read to check the order's owner. */
const COST: Cost = 1;

const body = v.strictObject({
  customer_id: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  guest_id: v.nullable(v.pipe(v.string(), v.maxLength(100))),
});

interface Asking {
  readonly findings: RequestFindings;
  readonly peer: string | undefined;
}

/** Routes for order streams, with a way to end all open streams. */
export interface OrderStreams {
  readonly routes: Hono;
  /** Ends all open streams. Their clients reconnect to another instance. */
  end(): void;
}

/**
 * Creates `POST /{id}`, which streams changes of an order to its owner by server-sent events. A
 * `changed` event contains no data; the client reads the order again.
 */
export function createOrderStreams(
  surroundings: Surroundings & Allowing & { readonly logSecurity: SecurityLog },
  changes: OrderChanges,
  heartbeat: number = HEARTBEAT,
): OrderStreams {
  /** Functions that end the open streams. */
  const open = new Set<() => void>();
  const counts = createOpenCounts();
  const routes = new Hono().post('/:id', async (call) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const findings = new RequestFindings(
      clientAddress(call.req.raw, peer, surroundings.trustedProxies),
    );
    const leave = await admit(call, call.req.param('id'), { findings, peer }).catch(
      (error: unknown) => {
        if (error instanceof ApiError) {
          logSecurityEvent(surroundings.logSecurity, call, 'followOrder', error.code, findings);
        }
        throw error;
      },
    );
    // Disable buffering, which would delay events in proxies.
    call.header('X-Accel-Buffering', 'no');
    call.header('Cache-Control', 'no-store');
    return streamSSE(call, async (stream) => {
      await follow(stream, call.req.param('id')).finally(leave);
    });
  });

  /**
   * Checks rate limits and ownership, and claims a stream slot. Returns a function that releases
   * it.
   */
  async function admit(
    call: Call,
    orderId: string,
    { findings, peer }: Asking,
  ): Promise<() => void> {
    const request = call.req.raw;
    requireAddressAllowed(surroundings, findings.address, COST);
    limitBody(call, limitTo(BODY_LIMIT));
    const requestBody = await readBody(call.req);
    requireCustomerAllowed(surroundings, request, requestBody, COST);
    const { noteMember } = findings;
    const context = await createContext(surroundings, request, { peer, noteMember });
    findings.company = context.company.id;
    const owner = await ownerOf(context, requestBody);
    const order = await findOrder(context.db, context.company.id, owner, orderId);
    if (order === null) throw new ApiError('NOT_FOUND');
    const factor = surroundings.rateLimitFactor;
    const leave = counts.take([
      { name: `owner ${ownerKey(owner)}`, most: MOST_OF_OWNER * factor },
      { name: `address ${findings.address}`, most: MOST_OF_ADDRESS * factor },
    ]);
    if (leave === null) throw tooManyRequests(context.now.add({ minutes: 1 }));
    return leave;
  }

  function follow(stream: SSEStreamingApi, orderId: string): Promise<void> {
    return new Promise((resolve) => {
      const say = (event: string) => void stream.writeSSE({ event, data: '' }).catch(end);
      const stop = changes.follow(orderId, () => say('changed'));
      const beat = setInterval(() => say('beat'), heartbeat);
      const last = setTimeout(end, LONGEST);
      function end(): void {
        open.delete(end);
        stop();
        clearInterval(beat);
        clearTimeout(last);
        resolve();
      }
      stream.onAbort(end);
      open.add(end);
      // Emit one event at once, because changes before this connection were not emitted.
      say('changed');
    });
  }
  return {
    routes,
    end() {
      for (const leave of [...open]) leave();
    },
  };
}

async function readBody(request: {
  json(): Promise<unknown>;
}): Promise<v.InferOutput<typeof body>> {
  const read = v.safeParse(body, await request.json().catch(() => null));
  if (!read.success) throw invalidRequest('body');
  const isOne = (read.output.customer_id === null) !== (read.output.guest_id === null);
  const invalidPath = isOne ? findUnsafeText(read.output, 'body') : 'body';
  if (invalidPath !== null) throw invalidRequest(invalidPath);
  return read.output;
}
