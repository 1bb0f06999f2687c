import {
  createCable,
  createPrintJobs,
  printingMachines,
  type TicketPrint,
} from '@claypot/counter/printing';
import type { CounterRuntime } from '@claypot/counter/start';
import { createActor, waitFor } from 'xstate';
import { printHrefOf } from '../../../platform/page/print-path.ts';
import { usbOf } from '../../../platform/printing/usb.ts';
import { createUsbPrinter } from '../../../platform/printing/usb-printer.ts';
import type { Printing } from '../shared/printing-context.ts';

/** Delay before a printer that another page uses is opened again, in ms. */
const RETRY = 5000;

/** One for the page, because a browser gives a printer to one owner. */
const printer = createUsbPrinter(usbOf(navigator), (run) => setTimeout(run, RETRY));

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
  const ticket = createActor(printingMachines(runtime).printTicket).start();

  let isStopped = false;
  let last = Promise.resolve();
  const print = (input: TicketPrint) => {
    last = last.then(async () => {
      if (isStopped) return;
      ticket.send({ type: 'RUN', input });
      await waitFor(ticket, (snapshot) => !snapshot.hasTag('running')).catch(() => undefined);
      if (ticket.getSnapshot().context.error !== 'NO_PRINTER') return;
      // Without an opener the window has its own process, so its dialog does not stop this page.
      window.open(printHrefOf({ ...input, branch_id: branchId }), '_blank', 'noopener');
    });
  };
  return {
    printing: { jobs, cable, ticket, print },
    stop: () => {
      isStopped = true;
      for (const actor of [jobs, cable, ticket]) actor?.stop();
    },
  };
}
