import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import type { Invitation, StaffMember } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedMutation, unprovidedQuery } from '../../app/machines.ts';
import type { BranchInput } from '../devices/devices.machine.ts';

export interface StaffListContext extends BranchInput {
  /** Invitation that is shown until `DISMISS`; null if there is none. */
  invitation: Invitation | null;
  /** Action of the last press. */
  action: 'reset' | 'unlockPin' | null;
}

export type StaffListEvent =
  /** Asks before it resets the person. */
  | { type: 'RESET'; person: StaffMember }
  | { type: 'UNLOCK_PIN'; person: StaffMember }
  | { type: 'CONFIRM' }
  /** Declines the question, or closes the result and the invitation. */
  | { type: 'DISMISS' }
  | { type: 'INVITED'; invitation: Invitation }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };

/** The staff of a branch. Resets a person and unlocks a PIN. */
export const staffListMachine = setup({
  types: {
    context: {} as StaffListContext,
    events: {} as StaffListEvent,
    input: {} as BranchInput,
    children: {} as { list: 'list'; reset: 'reset'; unlockPin: 'unlockPin'; listen: 'listen' },
  },
  actors: {
    list: unprovidedQuery<BranchInput, StaffMember[]>(),
    reset: unprovidedMutation<StaffMember, Invitation>(),
    unlockPin: unprovidedMutation<{ person: StaffMember; branch_id: string }, StaffMember>(),
    /** Sends `REFRESH` when staff changed, and `INVITED` with each invitation. */
    listen: unprovidedCallback<StaffListEvent>('listen'),
  },
  actions: {
    ask: sendTo('list', (_, params: { type: 'RETRY' | 'REFRESH' }) => params),
    reset: sendTo('reset', (_, params: { person: StaffMember }) => ({
      type: 'RUN',
      input: params.person,
    })),
    unlockPin: sendTo('unlockPin', ({ context }, { person }: { person: StaffMember }) => ({
      type: 'RUN',
      input: { person, branch_id: context.branch_id },
    })),
    setAction: assign((_, params: { action: 'reset' | 'unlockPin' | null }) => params),
    confirm: sendTo('reset', { type: 'CONFIRM' }),
    dismissReset: sendTo('reset', { type: 'DISMISS' }),
    dismissUnlockPin: sendTo('unlockPin', { type: 'DISMISS' }),
    show: assign((_, params: { invitation: Invitation | null }) => ({
      invitation: params.invitation,
    })),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'staffList',
  context: ({ input }) => ({ branch_id: input.branch_id, invitation: null, action: null }),
  invoke: [
    {
      src: 'list',
      id: 'list',
      input: ({ context }) => ({ branch_id: context.branch_id }),
      onSnapshot: { actions: 'renew' },
    },
    { src: 'reset', id: 'reset', onSnapshot: { actions: 'renew' } },
    { src: 'unlockPin', id: 'unlockPin', onSnapshot: { actions: 'renew' } },
    { src: 'listen', id: 'listen' },
  ],
  on: {
    RESET: {
      actions: [
        { type: 'setAction', params: { action: 'reset' } },
        { type: 'reset', params: ({ event }) => event },
      ],
    },
    UNLOCK_PIN: {
      actions: [
        { type: 'setAction', params: { action: 'unlockPin' } },
        { type: 'unlockPin', params: ({ event }) => event },
      ],
    },
    CONFIRM: { actions: 'confirm' },
    DISMISS: {
      actions: [
        'dismissReset',
        'dismissUnlockPin',
        { type: 'setAction', params: { action: null } },
        { type: 'show', params: { invitation: null } },
      ],
    },
    INVITED: { actions: { type: 'show', params: ({ event }) => event } },
    RETRY: { actions: { type: 'ask', params: { type: 'RETRY' } } },
    REFRESH: { actions: { type: 'ask', params: { type: 'REFRESH' } } },
  },
});
