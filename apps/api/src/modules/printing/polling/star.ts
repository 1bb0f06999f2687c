import { renderStar, type StarEmulation } from '@claypot/tickets';
import * as v from 'valibot';
import { findWaiting, settlePrintJobs } from '../jobs/lease.ts';
import { abandonLease, reportOutcome } from '../jobs/outcome.ts';
import { findLeaseOf } from '../jobs/print-jobs.ts';
import { takeJob, writeDocument } from '../jobs/take-job.ts';
import { notePrinterError, type PrintError } from '../printers/printers.ts';
import { findNamedJob, type PollingContext, toPosition } from './polling-context.ts';

/**
 * Star CloudPRNT, version HTTP: a printer polls by POST, fetches a job by GET and reports by DELETE.
 * https://star-m.jp/products/s_print/sdk/StarCloudPRNT/manual/en/protocol-reference/
 */

const MEDIA: ReadonlyMap<string, StarEmulation> = new Map([
  ['application/vnd.star.starprnt', 'starprnt'],
  ['application/vnd.star.line', 'starline'],
]);

/** The parts of a poll that matter here. Printers leave out fields or send null. */
const poll = v.object({
  statusCode: v.optional(v.nullable(v.string())),
  printingInProgress: v.optional(v.nullable(v.boolean())),
});

/** Answers a poll: whether a job waits, and in which formats. */
export async function answerStarPoll(context: PollingContext, body: unknown): Promise<object> {
  const { db, company, printer, now } = context;
  const read = v.safeParse(poll, body);
  const { statusCode, printingInProgress } = read.success ? read.output : {};
  if (typeof statusCode === 'string') await noteStatus(context, statusCode);
  const lease = await findLeaseOf(db, company.id, printer.id);
  // The printer has lost the job or its report, for example by a power failure.
  if (lease !== null && printingInProgress === false) await abandonLease(db, lease, now);
  await settlePrintJobs(db, company.id, printer.branch_id, now);
  const waiting = await findWaiting(db, company.id, printer);
  if (waiting === null) return { jobReady: false };
  return {
    jobReady: true,
    mediaTypes: [...MEDIA.keys()],
    jobToken: String(waiting),
    deleteMethod: 'DELETE',
  };
}

/** A printer that is online again has paper, and its cover is closed. */
async function noteStatus({ db, company, printer }: PollingContext, code: string): Promise<void> {
  const isOver = printer.error === 'PAPER' || printer.error === 'COVER';
  const error = errorOfStar(code) ?? (isOver ? null : printer.error);
  if (error !== printer.error) await notePrinterError(db, company.id, printer.id, error);
}

/** A job in the format that the printer has chosen. */
export interface StarData {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/**
 * Leases the offered job and returns its commands. A repeated request gets the same job again while
 * the lease is open.
 * @returns the HTTP status 404 without such a job, 415 for another format.
 */
export async function fetchStarJob(
  context: PollingContext,
  { type, token }: { readonly type: string; readonly token: string | null },
): Promise<StarData | 404 | 415> {
  const emulation = MEDIA.get(type);
  if (emulation === undefined) return 415;
  const { printer } = context;
  const held = await findNamedJob(context, token);
  const offered = token === null ? null : toPosition(token);
  if (token !== null && offered === null) return 404;
  const taken =
    held?.state === 'leased'
      ? await writeDocument(context, held, context)
      : await takeJob(context, { printer, deviceId: null, offered });
  return taken === null ? 404 : { bytes: renderStar(taken.document, emulation), type };
}

/** Stores what a printer reports of its job. */
export async function reportStarJob(
  context: PollingContext,
  { code, token }: { readonly code: string; readonly token: string | null },
): Promise<void> {
  const job = await findNamedJob(context, token);
  if (job !== null) await reportOutcome(context.db, job, errorOfStar(code), context.now);
}

/** Returns the error of a status code such as `410 Out of paper`; null for a success. */
export function errorOfStar(code: string): PrintError | null {
  if (/^(?:2|OK)/i.test(code)) return null;
  if (code.startsWith('41')) return 'PAPER';
  if (code.startsWith('42')) return 'COVER';
  return code.startsWith('5') ? 'REJECTED' : 'OTHER';
}
