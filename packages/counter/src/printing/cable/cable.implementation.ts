import { fromRequest } from '@claypot/domain/flows';
import { codeOf, type LeasedPrintJob } from '@claypot/sdk/counter';
import { assign, fromCallback } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import { problemOf } from '../../orders/step-queue/step-problem.ts';
import { type CableEvent, cableMachine, type JobReport } from './cable.machine.ts';
import type { CablePrinter, WriteProblem } from './cable-printer.ts';
import { createStoredCable } from './stored-cable.ts';

export interface CableDeps
  extends Pick<CounterRuntime, 'api' | 'events' | 'storage' | 'subdomain'> {
  printer: CablePrinter;
}

/** Creates the machine that prints by cable. Start it with `input: { branch_id }`. */
export function createCable({ api, events, printer, storage, subdomain }: CableDeps) {
  const stored = createStoredCable(storage, subdomain);
  return cableMachine.provide({
    actors: {
      lease: fromRequest<LeasedPrintJob | null, { printer_id: string }>(({ input, signal }) =>
        api.leasePrintJob({ body: input }, { signal }),
      ),
      write: fromRequest<WriteProblem | null, { leased: LeasedPrintJob }>(({ input }) =>
        printer.write(bytesOf(input.leased.data)),
      ),
      report: fromRequest<void, JobReport>(async ({ input: { job, problem }, signal }) => {
        const path = { id: job.id };
        if (problem === null) await api.confirmPrintJob({ path }, { signal });
        else await api.failPrintJob({ path, body: { error: problem } }, { signal });
      }),
      cable: fromCallback<CableEvent>(({ sendBack }) => {
        const send = () => sendBack({ type: 'CABLE', state: printer.state() });
        send();
        return printer.subscribe(send);
      }),
      listen: fromCallback<CableEvent>(({ sendBack }) =>
        events.on({ 'print_jobs.changed': () => sendBack({ type: 'CHANGED' }) }),
      ),
    },
    guards: {
      isRemoved: (_, { error }) => codeOf(error) === 'NOT_FOUND',
      isFinal: (_, { error }) => problemOf(error)?.kind === 'failed',
    },
    actions: {
      readPrinter: assign(({ context }) => ({ printerId: stored.read(context.branch_id) })),
      storePrinter: ({ context }, { printer_id }) => stored.write(context.branch_id, printer_id),
      clearStored: () => stored.clear(),
      connect: ({ self }, { printer_id }) => {
        void printer.connect().then(() => {
          if (printer.state() === 'ready') self.send({ type: 'CONNECTED', printer_id });
        });
      },
    },
  });
}

/** Returns the bytes of a base64 text. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
