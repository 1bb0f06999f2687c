import { renewSnapshot, required } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { SecondFactorSetup } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedForm } from '../../app/form/form.ts';
import { unprovidedMutation } from '../../app/machines.ts';

export type CodeValues = {
  code: string;
};

export interface SecondFactorContext {
  /** True if the person has a second factor. */
  isOn: boolean;
  /** Secret for the authenticator app, until it is confirmed or cancelled. */
  setup: SecondFactorSetup | null;
}

export type SecondFactorEvent =
  /** Requests a secret. */
  | { type: 'BEGIN' }
  /** Asks for a code to switch the second factor off. */
  | { type: 'REMOVE' }
  | { type: 'CHANGE'; code: string }
  | { type: 'SUBMIT' }
  | { type: 'CANCEL' };

/**
 * The second factor of the signed-in person. It is switched on with a secret and a code of the
 * authenticator app, and off with another code.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    input: {} as { isOn: boolean },
    children: {} as { begin: 'begin'; confirm: 'confirm'; remove: 'remove' },
  },
  actors: {
    begin: unprovidedMutation<object, SecondFactorSetup>(),
    confirm: unprovidedForm<CodeValues>(() => ({ code: '' })),
    remove: unprovidedForm<CodeValues>(() => ({ code: '' })),
  },
  guards: {
    isOn: ({ context }) => context.isOn,
    hasSetup: (_, params: { setup: SecondFactorSetup | null }) => params.setup !== null,
    isDone: (_, params: { isDone: boolean }) => params.isDone,
  },
  actions: {
    begin: sendTo('begin', { type: 'RUN', input: {} }),
    setSetup: assign((_, { setup: secret }: { setup: SecondFactorSetup | null }) => ({
      setup: required(secret),
    })),
    clearSetup: assign({ setup: null }),
    setOn: assign((_, params: { isOn: boolean }) => ({ isOn: params.isOn })),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({ isOn: input.isOn, setup: null }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isOn', target: 'on' }, { target: 'off' }] },
    off: {
      invoke: {
        src: 'begin',
        id: 'begin',
        onSnapshot: [
          {
            guard: {
              type: 'hasSetup',
              params: ({ event }) => ({ setup: selectMutation(event.snapshot).output }),
            },
            target: 'confirming',
            actions: {
              type: 'setSetup',
              params: ({ event }) => ({ setup: selectMutation(event.snapshot).output }),
            },
          },
          { actions: 'renew' },
        ],
      },
      on: { BEGIN: { actions: 'begin' } },
    },
    confirming: {
      exit: 'clearSetup',
      invoke: {
        src: 'confirm',
        id: 'confirm',
        input: undefined,
        onSnapshot: [
          {
            guard: {
              type: 'isDone',
              params: ({ event }) => ({ isDone: event.snapshot.matches('done') }),
            },
            target: 'on',
            actions: { type: 'setOn', params: { isOn: true } },
          },
          { actions: 'renew' },
        ],
      },
      on: {
        CHANGE: {
          actions: sendTo('confirm', ({ event }) => ({
            type: 'CHANGE',
            change: { field: 'code', value: event.code },
          })),
        },
        SUBMIT: { actions: sendTo('confirm', { type: 'SUBMIT' }) },
        CANCEL: 'off',
      },
    },
    on: { on: { REMOVE: 'removing' } },
    removing: {
      invoke: {
        src: 'remove',
        id: 'remove',
        input: undefined,
        onSnapshot: [
          {
            guard: {
              type: 'isDone',
              params: ({ event }) => ({ isDone: event.snapshot.matches('done') }),
            },
            target: 'off',
            actions: { type: 'setOn', params: { isOn: false } },
          },
          { actions: 'renew' },
        ],
      },
      on: {
        CHANGE: {
          actions: sendTo('remove', ({ event }) => ({
            type: 'CHANGE',
            change: { field: 'code', value: event.code },
          })),
        },
        SUBMIT: { actions: sendTo('remove', { type: 'SUBMIT' }) },
        CANCEL: 'on',
      },
    },
  },
});
