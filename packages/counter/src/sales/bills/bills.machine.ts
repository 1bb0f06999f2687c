import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import type { Bill, BillList, BillListRequest } from '@claypot/sdk/counter';
import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';

export interface BillsInput {
  readonly branch_id: string;
}

export interface BillsContext extends BillsInput {
  /** `closed`: paid or voided on this business day. */
  readonly list: BillListRequest['list'];
  readonly search: string;
}

export type BillsEvent =
  | { type: 'LIST'; list: BillListRequest['list'] }
  | { type: 'SEARCH'; text: string }
  /** Opens a bill. @param table_no null for a bill without a table */
  | { type: 'OPEN'; table_no: string | null }
  /** Closes the problem of a bill that was not opened. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** Table of a new bill. */
export interface NewBill extends BillsInput {
  readonly table_no: string | null;
}

/** Bills of a branch: the open ones, or those that were closed today. */
export const billsMachine = setup({
  types: {
    context: {} as BillsContext,
    events: {} as BillsEvent,
    input: {} as BillsInput,
    children: {} as { bills: 'bills'; newBill: 'newBill'; listen: 'listen' },
  },
  actors: {
    bills: unprovidedQuery<BillListRequest, BillList>(),
    newBill: unprovidedMutation<NewBill, Bill>(),
    /** Sends `REFRESH` when a bill of the branch changed. */
    listen: unprovidedCallback<BillsEvent>('listen'),
  },
  actions: {
    setList: assign((_, { list }: Pick<BillsContext, 'list'>) => ({ list })),
    search: assign((_, { text }: { text: string }) => ({ search: text })),
    load: sendTo('bills', ({ context: { branch_id, list } }) => ({
      type: 'SET_INPUT',
      input: { branch_id, list },
    })),
    open: sendTo(
      'newBill',
      ({ context: { branch_id } }, { table_no }: Pick<NewBill, 'table_no'>) => ({
        type: 'RUN',
        input: { branch_id, table_no },
      }),
    ),
    dismiss: sendTo('newBill', { type: 'DISMISS' }),
    ask: sendTo('bills', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'bills',
  context: ({ input }) => ({ branch_id: input.branch_id, list: 'open', search: '' }),
  invoke: [
    {
      src: 'bills',
      id: 'bills',
      input: ({ context: { branch_id, list } }) => ({ branch_id, list }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'newBill', id: 'newBill', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    LIST: { actions: [{ type: 'setList', params: ({ event }) => event }, 'load'] },
    SEARCH: { actions: { type: 'search', params: ({ event }) => event } },
    OPEN: { actions: { type: 'open', params: ({ event }) => event } },
    DISMISS: { actions: 'dismiss' },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
});

export type BillsSnapshot = SnapshotFrom<typeof billsMachine>;
