import type { FailPrintJobRequest } from '@claypot/sdk/counter';

/**
 * - `unsupported`: the browser cannot use printers by cable.
 * - `absent`: no printer is chosen, or it is switched off or unplugged.
 * - `opening`: the browser opens the printer.
 * - `ready`: it takes jobs.
 * - `refused`: another program uses the printer.
 */
export type CableState = 'unsupported' | 'absent' | 'opening' | 'ready' | 'refused';

/** Why a printer did not take a job, in the words of the contract. */
export type WriteProblem = FailPrintJobRequest['error'];

/** Printer at the cable of this device. It never throws. */
export interface CablePrinter {
  state(): CableState;
  /**
   * Lets the person choose the printer. Call it in a press. It resolves also if the person chooses
   * none; read `state` then.
   */
  connect(): Promise<void>;
  /** Sends a job. Returns null once the printer has taken all bytes, else the problem. */
  write(bytes: Uint8Array<ArrayBuffer>): Promise<WriteProblem | null>;
  /** Calls `listener` when the state changes. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
