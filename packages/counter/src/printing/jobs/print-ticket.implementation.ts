import type { PrintJob } from '@claypot/sdk/counter';
import { createMutation } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import type { TicketPrint } from '../views.ts';

/**
 * Creates the print of a ticket of an order by any printer of the branch. It is rejected with
 * `NO_PRINTER` if none prints this kind. A press whose reply is lost prints once when it is
 * repeated.
 */
export function createPrintTicket({
  api,
  emit,
  random,
}: Pick<CounterRuntime, 'api' | 'emit' | 'random'>) {
  const keys = createPressKeys(random);
  return createMutation<TicketPrint, PrintJob>({
    run: ({ kind, order_id: id, refund_id = null }, { signal }) =>
      keys.run([id, kind, refund_id ?? ''], (key) =>
        api.printOrder(
          {
            path: { id },
            headers: { 'Idempotency-Key': key },
            body: { kind, printer_id: null, refund_id },
          },
          { signal },
        ),
      ),
    onDone: () => emit({ type: 'print_jobs.changed' }),
  });
}
