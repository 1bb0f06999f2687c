import { type Context as Call, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { createContext, type Surroundings } from '../../../contract/context/create-context.ts';
import { type Allowing, requireAddressAllowed } from '../../../contract/require-allowed.ts';
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
import { type BranchChanges, findBranch } from '../../company/index.ts';
import type { BranchKey } from '../marks/marks.ts';
import { createFollowedBranches } from './followed-branches.ts';
import { systemTimers, type Timers } from './spread.ts';

/** Maximum open streams per address. Customers in a branch share its address. */
const MOST_OF_ADDRESS = 200;
/** Maximum open streams of an instance, about 25 kB each. */
const MOST = 20_000;
/** Interval of heartbeats, in ms. Proxies close idle connections. */
const HEARTBEAT = 20_000;
/** Maximum duration of a stream, in ms. The client reconnects, perhaps to another instance. */
const LONGEST = 15 * 60_000;
/** Rate limit cost: two reads of cached data. */
const COST: Cost = 1;

const branchId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Routes for the streams of customers, with a way to end all open streams. */
export interface MenuStreams {
  readonly routes: Hono;
  /** Ends all open streams. Their clients reconnect to another instance. */
  end(): void;
  /** Ends the streams and stops following the branches. */
  stop(): void;
}

interface MenuStreamsDeps {
  readonly changes: BranchChanges;
  readonly report: (error: unknown) => void;
  readonly heartbeat?: number;
  readonly timers?: Timers;
}

/**
 * Creates `GET /{branch_id}`, which streams to customers when the menu or the opening state of a
 * branch has changed, by server-sent events. Needs no sign-in, because the menu is public. `hello`
 * has the ages of the last changes in ms, `menu` and `branch` have no data: the client refetches
 * what it shows.
 */
export function createMenuStreams(
  surroundings: Surroundings & Allowing & { readonly logSecurity: SecurityLog },
  { changes, report, heartbeat = HEARTBEAT, timers = systemTimers }: MenuStreamsDeps,
): MenuStreams {
  const { db, clock } = surroundings;
  /** Functions that end the open streams. */
  const open = new Set<() => void>();
  const counts = createOpenCounts();
  const branches = createFollowedBranches({ db, clock, changes, timers, report });

  const routes = new Hono().get('/:branch_id', async (call) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const findings = new RequestFindings(
      clientAddress(call.req.raw, peer, surroundings.trustedProxies),
    );
    const { branch, leave } = await admit(call, findings, peer).catch((error: unknown) => {
      if (error instanceof ApiError) {
        logSecurityEvent(surroundings.logSecurity, call, 'followMenu', error.code, findings);
      }
      throw error;
    });
    // Disable buffering, which would delay events in proxies.
    call.header('X-Accel-Buffering', 'no');
    call.header('Cache-Control', 'no-store');
    return streamSSE(call, (stream) => follow(stream, branch).finally(leave));
  });

  /** Checks limits and the branch, and claims a stream slot. */
  async function admit(call: Call, findings: RequestFindings, peer: string | undefined) {
    requireAddressAllowed(surroundings, findings.address, COST);
    const read = v.safeParse(branchId, call.req.param('branch_id'));
    if (!read.success) throw invalidRequest('path.branch_id');
    const { company, now } = await createContext(surroundings, call.req.raw, { peer });
    findings.company = company.id;
    const branch = await findBranch(db, company, read.output);
    if (branch === null) throw new ApiError('NOT_FOUND');
    const factor = surroundings.rateLimitFactor;
    const leave = counts.take([
      { name: `address ${findings.address}`, most: MOST_OF_ADDRESS * factor },
      { name: 'all', most: MOST },
    ]);
    if (leave === null) throw tooManyRequests(now.add({ minutes: 1 }));
    return { branch, leave };
  }

  function follow(stream: SSEStreamingApi, branch: BranchKey): Promise<void> {
    return new Promise((resolve) => {
      const say = (event: string, data = '') => void stream.writeSSE({ event, data }).catch(end);
      const { ages, leave } = branches.follow(branch, { send: say });
      const beat = setInterval(() => say('beat'), heartbeat);
      const last = setTimeout(end, LONGEST);
      function end(): void {
        open.delete(end);
        leave();
        clearInterval(beat);
        clearTimeout(last);
        resolve();
      }
      stream.onAbort(end);
      open.add(end);
      say('hello', JSON.stringify(ages));
    });
  }

  const end = () => {
    for (const leave of [...open]) leave();
  };
  return {
    routes,
    end,
    stop() {
      end();
      branches.stop();
    },
  };
}
