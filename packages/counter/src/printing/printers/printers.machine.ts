import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import type { NewPrinter, Printer, PrintJob } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import type { BranchInput } from '../../staff/devices/devices.machine.ts';

export interface PrintersContext extends BranchInput {
  /** Action of the last press. */
  action: 'remove' | 'testPage' | null;
  /** Printer with its address shown until `DISMISS`; null if there is none. */
  added: NewPrinter | null;
}

export type PrintersEvent =
  /** Asks before it removes the printer. */
  | { type: 'REMOVE'; printer: Printer }
  | { type: 'TEST'; printer: Printer }
  | { type: 'CONFIRM' }
  /** Declines the question, or closes the result and the address. */
  | { type: 'DISMISS' }
  | { type: 'ADDED'; added: NewPrinter }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** The printers of a branch. Removes one and prints a test page. */
export const printersMachine = setup({
  types: {
    context: {} as PrintersContext,
    events: {} as PrintersEvent,
    input: {} as BranchInput,
    children: {} as { list: 'list'; remove: 'remove'; testPage: 'testPage'; listen: 'listen' },
  },
  actors: {
    list: unprovidedQuery<BranchInput, Printer[]>(),
    remove: unprovidedMutation<Printer, Printer[]>(),
    testPage: unprovidedMutation<Printer, PrintJob>(),
    /** Sends `REFRESH` when printers or jobs changed, and `ADDED` with each new printer. */
    listen: unprovidedCallback<PrintersEvent>('listen'),
  },
  actions: {
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    remove: sendTo('remove', (_, { printer }: { printer: Printer }) => ({
      type: 'RUN',
      input: printer,
    })),
    test: sendTo('testPage', (_, { printer }: { printer: Printer }) => ({
      type: 'RUN',
      input: printer,
    })),
    setAction: assign((_, params: { action: PrintersContext['action'] }) => params),
    confirm: sendTo('remove', { type: 'CONFIRM' }),
    dismissRemove: sendTo('remove', { type: 'DISMISS' }),
    dismissTest: sendTo('testPage', { type: 'DISMISS' }),
    show: assign((_, { added }: { added: NewPrinter | null }) => ({ added })),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'printers',
  context: ({ input }) => ({ branch_id: input.branch_id, action: null, added: null }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'remove', id: 'remove', onSnapshot: { actions: 'renew' } },
    { src: 'testPage', id: 'testPage', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    REMOVE: {
      actions: [
        { type: 'setAction', params: { action: 'remove' } },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
    TEST: {
      actions: [
        { type: 'setAction', params: { action: 'testPage' } },
        { type: 'test', params: ({ event }) => event },
      ],
    },
    CONFIRM: { actions: 'confirm' },
    DISMISS: {
      actions: [
        'dismissRemove',
        'dismissTest',
        { type: 'setAction', params: { action: null } },
        { type: 'show', params: { added: null } },
      ],
    },
    ADDED: { actions: { type: 'show', params: ({ event }) => event } },
    RETRY: { actions: { type: 'ask', params: ({ event }) => event } },
    REFRESH: { actions: { type: 'ask', params: ({ event }) => event } },
  },
});
