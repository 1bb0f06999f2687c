import { queryKey } from '@claypot/domain/flows';
import type { Printer, PrintJob } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import type { BranchInput } from '../../staff/devices/devices.machine.ts';
import { type PrintersEvent, printersMachine } from './printers.machine.ts';

/** Creates the list of a branch's printers. Start it with `input: { branch_id }`. */
export function createPrinters({
  api,
  cache,
  emit,
  events,
  random,
}: Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'random'>) {
  const keys = createPressKeys(random);
  return printersMachine.provide({
    actors: {
      list: createQuery<BranchInput, Printer[]>(cache, {
        key: ({ branch_id }) => queryKey<Printer[]>('printers', branch_id),
        load: (body, signal) => api.printerList({ body }, { signal }),
        isEmpty: (printers) => printers.length === 0,
        staleAfter: 0,
      }),
      remove: createMutation<Printer, Printer[]>({
        mustAsk: async () => true,
        run: ({ id }, { signal }) => api.removePrinter({ path: { id } }, { signal }),
        onDone: () => emit({ type: 'printers.changed' }),
      }),
      testPage: createMutation<Printer, PrintJob>({
        run: ({ id }, { signal }) =>
          keys.run([id], (key) =>
            api.printTestPage({ path: { id }, headers: { 'Idempotency-Key': key } }, { signal }),
          ),
        onDone: () => emit({ type: 'print_jobs.changed' }),
      }),
      listen: fromCallback<PrintersEvent>(({ sendBack }) => {
        const refresh = () => sendBack({ type: 'REFRESH' });
        return events.on({
          'printers.changed': refresh,
          // A job changes when its printer was last seen, and its last failure.
          'print_jobs.changed': refresh,
          'printer.added': ({ added }) => {
            sendBack({ type: 'ADDED', added });
            refresh();
          },
        });
      }),
    },
  });
}
