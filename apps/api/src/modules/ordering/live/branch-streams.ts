import { type Context as Call, Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { createContext, type Surroundings } from '../../../contract/context/create-context.ts';
import type { StaffIdentity } from '../../../contract/counter/context.ts';
import { readCounterCookies } from '../../../contract/counter/cookies.ts';
import { type Allowing, requireAddressAllowed } from '../../../contract/require-allowed.ts';
import { wireInstant } from '../../../contract/wire.ts';
import type { Changes } from '../../../platform/db/changes.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { createOpenCounts } from '../../../platform/http/limits/open-counts.ts';
import { tooManyRequests } from '../../../platform/http/limits/too-many-requests.ts';
import {
  logSecurityEvent,
  RequestFindings,
} from '../../../platform/http/log/log-security-event.ts';
import type { SecurityLog } from '../../../platform/http/log/security-log.ts';
import { clientAddress } from '../../../platform/http/origin/client-address.ts';
import type { Company } from '../../../platform/http/origin/companies.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import type { Language } from '../../../shared/text/language.ts';
import {
  type Branch,
  type BranchChange,
  type BranchChanges,
  findBranchEver,
} from '../../company/index.ts';
import { identifyStaff, requireBranch, worksIn } from '../../staff/index.ts';
import { type CounterOrder, findOrderOfAnyCompany } from '../counter/board-reads.ts';
import { viewBoardOrder } from '../counter/board-view.ts';
import { viewBranchState } from '../counter/branch-state.ts';
import { findOrderContents, type OrderContents } from '../orders/order-reads.ts';
import type { OrderChanges } from './order-changes.ts';

/** Maximum open streams per branch and per address. */
const MOST_OF_BRANCH = 40;
const MOST_OF_ADDRESS = 60;
/** Interval in which a stream sends the server's time and checks its caller again, in ms. */
const BEAT = 15_000;
/** Maximum duration of a stream, in ms. The client reconnects. */
const LONGEST = 15 * 60_000;

const query = v.strictObject({
  branch_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  language: v.picklist(['en', 'zh_CN']),
});

/** Routes for the streams of branches, with a way to end all open streams. */
export interface BranchStreams {
  readonly routes: Hono;
  /** Ends all open streams. Their clients reconnect to another instance. */
  end(): void;
  /** Ends the streams and stops following the branches. */
  stop(): void;
}

/** A changed print job of a branch. */
export interface PrintJobChange {
  readonly companyId: string;
  readonly branchId: string;
  /** @param zone IANA time zone of the company. */
  view(zone: string): object;
}

/** Dependencies of the streams. */
export interface BranchStreamsDeps {
  readonly orders: OrderChanges;
  readonly branches: BranchChanges;
  /** Changes of bills, by the ids of company, branch and order. */
  readonly bills: Changes;
  /**
   * Reads the job of a notification with company, branch and job; null if there is none. The
   * printing module implements it.
   */
  findPrintJob(db: Queryable, key: string): Promise<PrintJobChange | null>;
  /** Counts the bookings of a branch that wait for a reply. The booking module implements it. */
  countWaitingBookings(db: Queryable, branch: Branch, now: Temporal.Instant): Promise<number>;
}

interface Open {
  readonly company: Company;
  readonly branch: Branch;
  readonly language: Language;
  staff: StaffIdentity;
  send(event: string, data: unknown): void;
  end(): void;
}

/**
 * Creates `GET /`, which streams the changes of a branch to the counter by server-sent events. An
 * `order` event has one card of the board, a `print` event a print job and a `bookings` event the
 * number of bookings that wait, so that the board needs no request. A `bill` event names a bill, which
 * only an open screen of the bills reads again. One read serves all streams of the instance.
 */
export function createBranchStreams(
  surroundings: Surroundings & Allowing & { readonly logSecurity: SecurityLog },
  { orders, branches, bills, findPrintJob, countWaitingBookings }: BranchStreamsDeps,
  beat: number = BEAT,
): BranchStreams {
  const { db, clock, riders } = surroundings;
  const open = new Set<Open>();
  const counts = createOpenCounts();
  const inTurn = oneAfterAnother();

  const stopOrders = orders.followAll((orderId) => {
    if (open.size === 0) return;
    if (orderId === null) askToReadAgain();
    else inTurn(() => sendOrder(orderId));
  });
  const askToReadAgain = () => {
    for (const stream of open) stream.send('board', {});
  };
  /** Takes connections to the database only once a client uses the counter. */
  let unfollow: (() => void) | null = null;
  const followCounter = () => {
    unfollow ??= all(
      branches.follow((change) => {
        if (change === null) askToReadAgain();
        else inTurn(() => sendChange(change));
      }),
      bills.follow((ids) => {
        if (ids === null) askToReadAgain();
        else sendBill(ids);
      }),
    );
  };

  /** A locked device shows no bills, so it gets the event, but no data of the bill. */
  function sendBill([companyId, branchId, id]: readonly string[]): void {
    for (const stream of open) {
      const { company, branch } = stream;
      if (company.id === companyId && branch.id === branchId) stream.send('bill', { id });
    }
  }

  async function sendChange(change: BranchChange): Promise<void> {
    if (change.about === 'printJob') await sendPrintJob(change.key);
    if (change.about === 'bookings') await sendBookings(streamsOf(change));
    if (change.about === 'branch' || change.about === 'all') await sendBranch(change);
    if (['menu', 'portions', 'all'].includes(change.about)) sendAvailability(change);
  }

  async function sendOrder(orderId: string): Promise<void> {
    const order = await findOrderOfAnyCompany(db, orderId);
    if (order === null) return;
    const streams = [...open].filter(
      ({ company, branch }) => company.id === order.company_id && branch.id === order.branch_id,
    );
    if (streams.length === 0) return;
    const contentsOf = await findOrderContents(db, order.company_id, [orderId]);
    const contents = contentsOf(orderId);
    for (const stream of streams) stream.send('order', viewFor(stream, order, contents));
  }

  function viewFor(
    { company, language, staff }: Open,
    order: CounterOrder,
    contents: OrderContents,
  ) {
    return viewBoardOrder(order, contents, { language, zone: company.time_zone, staff, riders });
  }

  /** Bookings or seats changed. The count needs no personal data, so locked devices get it too. */
  async function sendBookings(streams: readonly Open[]): Promise<void> {
    const [first] = streams;
    if (first === undefined) return;
    const waiting = await countWaitingBookings(db, first.branch, clock.now());
    for (const stream of streams) stream.send('bookings', { waiting });
  }

  function streamsOf({ companyId, branchId }: BranchChange): Open[] {
    return [...open].filter(
      ({ company, branch }) =>
        company.id === companyId && (branchId === null || branch.id === branchId),
    );
  }

  /** Only an open screen of the availability reads it again. */
  function sendAvailability(change: BranchChange): void {
    for (const stream of streamsOf(change)) stream.send('availability', {});
  }

  async function sendBranch(change: BranchChange): Promise<void> {
    const { hasSimulator } = surroundings;
    for (const stream of streamsOf(change)) {
      const { company, language } = stream;
      // Its hours may have changed since the stream was opened.
      const branch = await findBranchEver(db, company.id, stream.branch.id);
      const viewing = { language, hasSimulator, now: clock.now() };
      stream.send('branch', await viewBranchState(db, branch ?? stream.branch, viewing));
    }
  }

  async function sendPrintJob(key: string): Promise<void> {
    if (open.size === 0) return;
    const job = await findPrintJob(db, key);
    if (job === null) return;
    for (const stream of open) {
      const { company, branch } = stream;
      if (company.id !== job.companyId || branch.id !== job.branchId) continue;
      stream.send('print', job.view(company.time_zone));
    }
  }

  const routes = new Hono().get('/', async (call) => {
    const { peer }: { peer?: string } = call.env ?? {};
    const findings = new RequestFindings(
      clientAddress(call.req.raw, peer, surroundings.trustedProxies),
    );
    const admitted = await admit(call, findings, peer).catch((error: unknown) => {
      if (error instanceof ApiError) {
        logSecurityEvent(surroundings.logSecurity, call, 'followBranch', error.code, findings);
      }
      throw error;
    });
    // Disable buffering, which would delay events in proxies.
    call.header('X-Accel-Buffering', 'no');
    call.header('Cache-Control', 'no-store');
    return streamSSE(call, (stream) => follow(stream, admitted).finally(admitted.leave));
  });

  /** Checks limits and identity, and claims a stream slot. */
  async function admit(call: Call, findings: RequestFindings, peer: string | undefined) {
    const request = call.req.raw;
    requireAddressAllowed(surroundings, findings.address, 1);
    if (request.headers.get('x-claypot-counter') !== '1') {
      throw invalidRequest('header.X-Claypot-Counter');
    }
    const read = v.safeParse(query, call.req.query());
    if (!read.success) throw invalidRequest('query');
    const { branch_id, language } = read.output;
    const context = await createContext(surroundings, request, { peer });
    findings.company = context.company.id;
    const cookies = readCounterCookies(request.headers.get('cookie'));
    const identify = () =>
      identifyStaff({ db, company: context.company, now: clock.now() }, cookies);
    const staff = await identify();
    if (staff.device === null && staff.person === null) throw new ApiError('SESSION_EXPIRED');
    const branch = await requireBranch({ db, company: context.company, staff }, branch_id);
    const factor = surroundings.rateLimitFactor;
    const leave = counts.take([
      { name: `branch ${context.company.id} ${branch.id}`, most: MOST_OF_BRANCH * factor },
      { name: `address ${findings.address}`, most: MOST_OF_ADDRESS * factor },
    ]);
    if (leave === null) throw tooManyRequests(context.now.add({ minutes: 1 }));
    return { company: context.company, branch, language, staff, identify, leave };
  }

  function follow(
    sse: SSEStreamingApi,
    { company, branch, language, staff, identify }: Awaited<ReturnType<typeof admit>>,
  ): Promise<void> {
    return new Promise((resolve) => {
      const stream: Open = { company, branch, language, staff, send, end };
      const beats = setInterval(() => void tick().catch(end), beat);
      const last = setTimeout(end, LONGEST);
      function send(event: string, data: unknown): void {
        void sse.writeSSE({ event, data: JSON.stringify(data) }).catch(end);
      }
      function end(): void {
        open.delete(stream);
        clearInterval(beats);
        clearTimeout(last);
        resolve();
      }
      /** A revoked device or an ended session gets nothing more. */
      async function tick(): Promise<void> {
        stream.staff = await identify();
        const isKnown = stream.staff.device !== null || stream.staff.person !== null;
        if (!isKnown || !worksIn(stream.staff, branch.id)) end();
        else send('time', { now: wireInstant(clock.now(), company.time_zone) });
      }
      sse.onAbort(end);
      open.add(stream);
      followCounter();
      // Changes before this connection were not sent, so the client reads the board again.
      send('board', {});
      inTurn(() => sendBookings([stream]));
    });
  }

  const end = () => {
    for (const stream of [...open]) stream.end();
  };
  return {
    routes,
    end,
    stop() {
      end();
      stopOrders();
      unfollow?.();
    },
  };
}

/** Returns a function that calls all given ones. */
function all(...calls: (() => void)[]): () => void {
  return () => {
    for (const call of calls) call();
  };
}

/** Returns a function that runs tasks one after another. A failed task is dropped. */
function oneAfterAnother(): (task: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (task) => {
    last = last.then(task).catch(() => undefined);
  };
}
