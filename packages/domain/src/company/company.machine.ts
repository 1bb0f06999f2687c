import { assign, setup } from 'xstate';
import { failureCode } from '../machine/failure.ts';
import { unprovidedActor } from '../machine/placeholder.ts';
import type { CompanyRecord } from './company.types.ts';

export interface CompanyContext {
  /** First label of the host name. */
  subdomain: string;
  company: CompanyRecord | null;
}

export interface CompanyInput {
  subdomain: string;
  /** The record, where the page came with it: nothing is loaded then. */
  company: CompanyRecord | null;
}

export type CompanyEvent =
  /** The customer tries again after a failure. */
  | { type: 'RETRY' }
  /** The record's texts are wanted anew, as in another language. */
  | { type: 'REFRESH' };

/** Whose restaurant this is. Nothing else can begin before it is known. */
export const companyMachine = setup({
  types: {
    context: {} as CompanyContext,
    events: {} as CompanyEvent,
    input: {} as CompanyInput,
  },
  actors: { loadCompany: unprovidedActor<CompanyRecord, { subdomain: string }>('loadCompany') },
  guards: {
    isKnown: ({ context }) => context.company !== null,
    isNotFound: (_, params: { error: unknown }) => {
      const code = failureCode(params.error);
      return code === 'COMPANY_NOT_FOUND' || code === 'NOT_FOUND';
    },
  },
  actions: {
    take: assign({ company: (_, params: { company: CompanyRecord }) => params.company }),
  },
}).createMachine({
  id: 'company',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'loadCompany',
        id: 'loadCompany',
        input: ({ context }) => ({ subdomain: context.subdomain }),
        onDone: {
          target: 'ready',
          actions: { type: 'take', params: ({ event }) => ({ company: event.output }) },
        },
        onError: [
          { guard: { type: 'isNotFound', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed' },
        ],
      },
    },
    ready: {
      initial: 'resting',
      on: { REFRESH: '.refreshing' },
      states: {
        resting: {},
        refreshing: {
          invoke: {
            src: 'loadCompany',
            id: 'reloadCompany',
            input: ({ context }) => ({ subdomain: context.subdomain }),
            onDone: {
              target: 'resting',
              actions: { type: 'take', params: ({ event }) => ({ company: event.output }) },
            },
            // The record shown is a little old and still right enough to go on with.
            onError: 'resting',
          },
        },
      },
    },
    notFound: {},
    failed: { on: { RETRY: 'loading' } },
  },
});
