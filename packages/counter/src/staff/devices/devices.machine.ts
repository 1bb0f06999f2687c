import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import type { Device } from '@claypot/sdk/counter';
import { sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';

export interface BranchInput {
  branch_id: string;
}

export type DevicesEvent =
  /** Asks before it revokes the device. */
  | { type: 'REVOKE'; device: Device }
  | { type: 'CONFIRM' }
  /** Declines the question or closes the result. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** The paired devices of a branch, and the revocation of one. */
export const devicesMachine = setup({
  types: {
    context: {} as BranchInput,
    events: {} as DevicesEvent,
    input: {} as BranchInput,
    children: {} as { list: 'list'; revoke: 'revoke'; listen: 'listen' },
  },
  actors: {
    list: unprovidedQuery<BranchInput, Device[]>(),
    revoke: unprovidedMutation<Device, Device[]>(),
    /** Sends `REFRESH` when the devices changed. */
    listen: unprovidedCallback<DevicesEvent>('listen'),
  },
  actions: {
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    revoke: sendTo('revoke', (_, params: { device: Device }) => ({
      type: 'RUN',
      input: params.device,
    })),
    answer: sendTo('revoke', (_, params: { type: 'CONFIRM' | 'DISMISS' }) => params),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'devices',
  context: ({ input }) => ({ branch_id: input.branch_id }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'revoke', id: 'revoke', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    REVOKE: { actions: { type: 'revoke', params: ({ event }) => event } },
    CONFIRM: { actions: { type: 'answer', params: { type: 'CONFIRM' } } },
    DISMISS: { actions: { type: 'answer', params: { type: 'DISMISS' } } },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
});
