import type { Freshness } from '@claypot/domain/machines';
import type {
  ErrorCode,
  NewPrinter,
  PrintError,
  Printer,
  PrintJob,
  PrintKind,
} from '@claypot/sdk/counter';
import type { ActionStatus } from '../staff/views.ts';

export interface PrintersView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  readonly printers: readonly Printer[];
  readonly error: ErrorCode | null;
  /** Removal of a printer, which asks first, or its test page. */
  readonly action: {
    readonly name: 'remove' | 'testPage' | null;
    readonly status: ActionStatus;
    readonly printer: Printer | null;
    readonly error: ErrorCode | null;
  };
  /** The printer that was just added, shown until `DISMISS`; null if there is none. */
  readonly added: NewPrinter | null;
}

/**
 * Why a job needs a person.
 * - `failed`: the printer did not print it.
 * - `unconfirmed`: the printer has not reported, so it may be on paper.
 * - `waiting`: no printer has taken it for a minute.
 */
export type JobProblemKind = 'failed' | 'unconfirmed' | 'waiting';

export interface JobProblem {
  readonly job: PrintJob;
  /** Last part of the order's number; null for a test page. */
  readonly shortNumber: string | null;
  readonly kind: JobProblemKind;
  /** Null unless it failed. */
  readonly error: PrintError | null;
}

export interface PrintJobsView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  /** Newest first. */
  readonly problems: readonly JobProblem[];
  /** The other jobs, newest first. */
  readonly others: readonly PrintJob[];
  readonly error: ErrorCode | null;
  /** Print of a job again. */
  readonly reprint: {
    readonly status: ActionStatus;
    readonly job: PrintJob | null;
    readonly error: ErrorCode | null;
  };
}

/** The printer at the cable of this device. */
export interface CableView {
  /**
   * - `unsupported`: the browser cannot use printers by cable.
   * - `none`: this device prints for no printer of the branch.
   * - `gone`: the printer is switched off or unplugged, or another program uses it.
   * - `opening`: the browser opens the printer.
   * - `idle`: it waits for jobs.
   * - `offline`: the server did not respond; waiting jobs are printed once it does.
   * - `printing`: a job is sent to the printer.
   * - `slow`: the printer does not take the job, for example without paper.
   */
  readonly status:
    | 'unsupported'
    | 'none'
    | 'gone'
    | 'opening'
    | 'idle'
    | 'offline'
    | 'printing'
    | 'slow';
  /** Printer of the branch for which this device prints; null if there is none. */
  readonly printerId: string | null;
  /** True if another program uses the printer. */
  readonly isRefused: boolean;
  /** Job in progress; null if there is none. */
  readonly job: PrintJob | null;
}

/** A ticket of an order. */
export interface TicketPrint {
  readonly order_id: string;
  readonly kind: PrintKind;
  /** Refund of a bill, for its receipt; absent for the ticket or receipt of the order itself. */
  readonly refund_id?: string;
}
