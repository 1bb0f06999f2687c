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
import type { Cost } from '../../../platform/http/limits/rate-limiter.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import { Found, logSecurityEvent } from '../../../platform/http/log/log-security-event.ts';
import type { SecurityLog } from '../../../platform/http/log/security-log.ts';
import { clientAddress } from '../../../platform/http/origin/client-address.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { findUnsafeText } from '../../../shared/text/safe-text.ts';
import { ownerKey, ownerOf } from '../../identity/index.ts';
import { findOrder } from '../orders/order-reads.ts';
import { createOpenCounts } from './open-counts.ts';
import type { OrderChanges } from './order-changes.ts';

/** Streams that one customer may have open, on all their devices; and that one address may. */
const MOST_OF_OWNER = 6;
const MOST_OF_ADDRESS = 60;
/** How often something is said, in ms: lines that say nothing are cut on their way. */
export const HEARTBEAT = 20_000;
/** How long a stream lasts, in ms: whoever was signed out meanwhile is asked who they are. */
const LONGEST = 15 * 60_000;
const BODY_LIMIT = 1_000;
/** Of what may be asked for: whose order it is has to be read. */
const COST: Cost = 1;

const body = v.strictObject({
  customer_id: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  guest_id: v.nullable(v.pipe(v.string(), v.maxLength(100))),
});

/** Who asks to follow, and from where. */
interface Asking {
  readonly found: Found;
  readonly peer: string | undefined;
}

/** Something that is open until it is ended. */
export interface OrderStreams {
  readonly routes: Hono;
  /** Ends all that are open; their clients come back to another instance. */
  end(): void;
}

/**
 * `POST /{id}` follows an order of its owner, who is named as everywhere else, by server-sent events:
 * `changed` says that it is to be read again, and nothing of what it has become.
 */
export function createOrderStreams(
  surroundings: Surroundings & Allowing & { readonly logSecurity: SecurityLog },
  changes: OrderChanges,
  heartbeat: number = HEARTBEAT,
): OrderStreams {
  /** What ends each stream. */
  const open = new Set<() => void>();
  const counts = createOpenCounts();
  const routes = new Hono().post('/:id', async (call) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const found = new Found(clientAddress(call.req.raw, peer, surroundings.trustedProxies));
    const leave = await admit(call, call.req.param('id'), { found, peer }).catch(
      (error: unknown) => {
        if (error instanceof ApiError) {
          logSecurityEvent(surroundings.logSecurity, call, 'followOrder', error.code, found);
        }
        throw error;
      },
    );
    // Proxies would keep events back until there are many.
    call.header('X-Accel-Buffering', 'no');
    call.header('Cache-Control', 'no-store');
    return streamSSE(call, async (stream) => {
      await follow(stream, call.req.param('id')).finally(leave);
    });
  });

  /** Takes a place for whoever may follow the order; answers the way to give it back. */
  async function admit(call: Call, orderId: string, { found, peer }: Asking): Promise<() => void> {
    const request = call.req.raw;
    requireAddressAllowed(surroundings, found.address, COST);
    limitBody(call, limitTo(BODY_LIMIT));
    const asked = await readBody(call.req);
    requireCustomerAllowed(surroundings, request, asked, COST);
    const { noteMember } = found;
    const context = await createContext(surroundings, request, { peer, noteMember });
    found.company = context.company.id;
    const owner = await ownerOf(context, asked);
    const order = await findOrder(context.db, context.company.id, owner, orderId);
    if (order === null) throw new ApiError('NOT_FOUND');
    const factor = surroundings.rateLimitFactor;
    const leave = counts.take([
      { name: `owner ${ownerKey(owner)}`, most: MOST_OF_OWNER * factor },
      { name: `address ${found.address}`, most: MOST_OF_ADDRESS * factor },
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
      // What happened since the customer last looked nobody has told.
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
  const fault = isOne ? findUnsafeText(read.output, 'body') : 'body';
  if (fault !== null) throw invalidRequest(fault);
  return read.output;
}
