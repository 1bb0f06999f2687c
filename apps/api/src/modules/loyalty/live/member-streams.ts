import { type Context as Call, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { createContext, type Surroundings } from '../../../contract/context/create-context.ts';
import {
  type Allowing,
  requireAddressAllowed,
  requireCustomerAllowed,
} from '../../../contract/require-allowed.ts';
import type { Changes } from '../../../platform/db/changes.ts';
import { createOpenCounts } from '../../../platform/http/limits/open-counts.ts';
import type { Cost } from '../../../platform/http/limits/rate-limiter.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import {
  logSecurityEvent,
  RequestFindings,
} from '../../../platform/http/log/log-security-event.ts';
import type { SecurityLog } from '../../../platform/http/log/security-log.ts';
import { clientAddress } from '../../../platform/http/origin/client-address.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { memberOf } from '../../identity/index.ts';
import { createMemberFollowers } from './member-followers.ts';
import { hasChangedRecently } from './recent-change.ts';

/** Maximum open streams per member on all devices, and per address. */
const MOST_OF_MEMBER = 6;
const MOST_OF_ADDRESS = 200;
/** Interval of heartbeats and checks of the session, in ms. Proxies close idle connections. */
const HEARTBEAT = 20_000;
/** Maximum duration of a stream, in ms. The client reconnects, perhaps to another instance. */
const LONGEST = 15 * 60_000;
/** Rate limit cost: one read of the session. */
const COST: Cost = 1;

/** Routes for the streams of members, with a way to end all open streams. */
export interface MemberStreams {
  readonly routes: Hono;
  /** Ends all open streams. Their clients reconnect to another instance. */
  end(): void;
}

interface Admitted {
  /** Returns the member of the session; rejects if it has ended. */
  readonly identify: () => Promise<string>;
  readonly memberKey: string;
  /** Returns true if changes before the connection may be missing on the page. */
  readonly mayLack: () => Promise<boolean>;
  readonly leave: () => void;
}

/**
 * Creates `GET /`, which streams to a signed-in member that the wallet, points, vouchers,
 * notifications or the question of a branch have changed, by server-sent events. A `changed` event
 * has no data: the client reads what it shows again. The first event is `changed`, too, unless the
 * page is fresh (`?fresh=1`) and nothing has changed in the last 30 seconds.
 */
export function createMemberStreams(
  surroundings: Surroundings & Allowing & { readonly logSecurity: SecurityLog },
  changes: Changes,
  heartbeat: number = HEARTBEAT,
): MemberStreams {
  /** Functions that end the open streams. */
  const open = new Set<() => void>();
  const counts = createOpenCounts();
  const followers = createMemberFollowers(changes);
  const routes = new Hono().get('/', async (call) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const findings = new RequestFindings(
      clientAddress(call.req.raw, peer, surroundings.trustedProxies),
    );
    const admitted = await admit(call, findings, peer).catch((error: unknown) => {
      if (error instanceof ApiError) {
        logSecurityEvent(surroundings.logSecurity, call, 'followMember', error.code, findings);
      }
      throw error;
    });
    // Disable buffering, which would delay events in proxies.
    call.header('X-Accel-Buffering', 'no');
    call.header('Cache-Control', 'no-store');
    return streamSSE(call, (stream) => follow(stream, admitted).finally(admitted.leave));
  });

  /** Checks rate limits and the session, and claims a stream slot. */
  async function admit(
    call: Call,
    findings: RequestFindings,
    peer: string | undefined,
  ): Promise<Admitted> {
    const request = call.req.raw;
    requireAddressAllowed(surroundings, findings.address, COST);
    requireCustomerAllowed(surroundings, request, null, COST);
    const { noteMember } = findings;
    const context = await createContext(surroundings, request, { peer, noteMember });
    findings.company = context.company.id;
    const { clock } = surroundings;
    const identify = () => memberOf({ ...context, now: clock.now() }, undefined);
    const member = await identify();
    const factor = surroundings.rateLimitFactor;
    const leave = counts.take([
      { name: `member ${member}`, most: MOST_OF_MEMBER * factor },
      { name: `address ${findings.address}`, most: MOST_OF_ADDRESS * factor },
    ]);
    if (leave === null) throw tooManyRequests(context.now.add({ minutes: 1 }));
    const companyId = context.company.id;
    // A page that was just opened has read its data a moment ago.
    const isFresh = call.req.query('fresh') !== undefined;
    const mayLack = async () =>
      !isFresh || hasChangedRecently(context.db, { companyId, memberId: member }, clock.now());
    return { identify, memberKey: `${companyId} ${member}`, mayLack, leave };
  }

  function follow(
    stream: SSEStreamingApi,
    { identify, memberKey, mayLack }: Admitted,
  ): Promise<void> {
    return new Promise((resolve) => {
      const say = (event: string) => void stream.writeSSE({ event, data: '' }).catch(end);
      const unfollow = followers.follow(memberKey, () => say('changed'));
      const beat = setInterval(() => void tick().catch(end), heartbeat);
      const last = setTimeout(end, LONGEST);
      /** A session that has ended gets nothing more. */
      async function tick(): Promise<void> {
        await identify();
        say('beat');
      }
      function end(): void {
        open.delete(end);
        unfollow();
        clearInterval(beat);
        clearTimeout(last);
        resolve();
      }
      stream.onAbort(end);
      open.add(end);
      // Changes before this connection were not emitted.
      mayLack().then((lacks) => say(lacks ? 'changed' : 'beat'), end);
    });
  }
  return {
    routes,
    end() {
      for (const leave of [...open]) leave();
    },
  };
}
