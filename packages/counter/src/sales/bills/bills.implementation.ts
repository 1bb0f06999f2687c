import { queryKey } from '@claypot/domain/flows';
import type { Bill, BillList, BillListRequest } from '@claypot/sdk/counter';
import { fromCallback } from 'xstate';
import { createMutation, createQuery } from '../../app/machines.ts';
import type { CounterRuntime } from '../../app/ports.ts';
import { createPressKeys } from '../../orders/press-keys.ts';
import { cacheBill } from '../bill/bill-key.ts';
import { type BillsEvent, billsMachine, type NewBill } from './bills.machine.ts';

export interface BillsDeps
  extends Pick<CounterRuntime, 'api' | 'cache' | 'emit' | 'events' | 'random'> {
  /** Called with a bill that was opened. */
  onOpened: (bill: Bill) => void;
}

/** Creates the bills of a branch. Start it with `input: { branch_id }`. */
export function createBills({ api, cache, emit, events, onOpened, random }: BillsDeps) {
  const keys = createPressKeys(random);
  return billsMachine.provide({
    actors: {
      bills: createQuery<BillListRequest, BillList>(cache, {
        key: ({ branch_id, list }) => queryKey('bills', branch_id, list),
        load: (body, signal) => api.billList({ body }, { signal }),
        isEmpty: (bills) => bills.length === 0,
        staleAfter: 0,
      }),
      newBill: createMutation<NewBill, Bill>({
        run: (body, { signal }) =>
          keys.run(['openBill', body.branch_id, body.table_no ?? ''], (key) =>
            api.openBill({ headers: { 'Idempotency-Key': key }, body }, { signal }),
          ),
        onDone: (bill) => {
          cacheBill(cache, bill);
          emit({ type: 'bill.changed', id: bill.id });
          onOpened(bill);
        },
      }),
      listen: fromCallback<BillsEvent>(({ sendBack }) =>
        events.on({ 'bill.changed': () => sendBack({ type: 'REFRESH' }) }),
      ),
    },
  });
}
