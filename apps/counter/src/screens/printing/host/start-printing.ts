import { createCable, createPrintJobs } from '@claypot/counter/printing';
import type { CounterRuntime } from '@claypot/counter/start';
import { createActor } from 'xstate';
import { usbOf } from '../../../platform/printing/usb.ts';
import { createUsbPrinter } from '../../../platform/printing/usb-printer.ts';
import type { Printing } from './printing-context.ts';

/** One for the page, because a browser gives a printer to one owner. */
const printer = createUsbPrinter(usbOf(navigator));

export interface PrintingOptions {
  readonly runtime: CounterRuntime;
  readonly branchId: string;
  /** False on a device that is not paired. */
  readonly isPaired: boolean;
}

/** Starts printing for a branch on this device. */
export function startPrinting({ branchId, isPaired, runtime }: PrintingOptions): {
  readonly printing: Printing;
  readonly stop: () => void;
} {
  const options = { input: { branch_id: branchId } };
  const jobs = createActor(createPrintJobs(runtime), options).start();
  const cable = isPaired
    ? createActor(createCable({ ...runtime, printer }), options).start()
    : null;
  return {
    printing: { jobs, cable },
    stop: () => {
      jobs.stop();
      cable?.stop();
    },
  };
}
