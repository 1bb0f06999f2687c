import { renewSnapshot } from '@claypot/domain/flows';
import { type FieldChange, selectForm } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk/counter';
import { sendTo, setup } from 'xstate';
import { unprovidedForm } from '../../app/form/form.ts';
import type { SignInValues } from '../views.ts';

export type SignInEvent =
  | { type: 'CHANGE'; change: FieldChange<SignInValues> }
  | { type: 'SUBMIT' }
  /** Returns from the code to login and password. */
  | { type: 'BACK' };

/**
 * Sign-in with login and password. The form asks for the code of the authenticator app only once
 * the server requires it.
 */
export const signInMachine = setup({
  types: { events: {} as SignInEvent, children: {} as { form: 'form' } },
  actors: { form: unprovidedForm<SignInValues>(() => ({ login: '', password: '', code: null })) },
  guards: {
    isCodeRequired: (_, params: { rejection: ErrorCode | null }) =>
      params.rejection === 'SECOND_FACTOR_REQUIRED',
  },
  actions: {
    change: sendTo('form', (_, params: { change: FieldChange<SignInValues> }) => ({
      type: 'CHANGE',
      change: params.change,
    })),
    submit: sendTo('form', { type: 'SUBMIT' }),
    setCode: sendTo('form', (_, params: { code: string | null }) => ({
      type: 'CHANGE',
      change: { field: 'code', value: params.code },
    })),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'signIn',
  invoke: {
    src: 'form',
    id: 'form',
    input: undefined,
    onSnapshot: [
      {
        guard: {
          type: 'isCodeRequired',
          params: ({ event }) => ({ rejection: selectForm(event.snapshot).rejection }),
        },
        target: '.code',
        actions: { type: 'setCode', params: { code: '' } },
      },
      { actions: 'renew' },
    ],
  },
  on: {
    CHANGE: { actions: { type: 'change', params: ({ event }) => event } },
    SUBMIT: { actions: 'submit' },
  },
  initial: 'password',
  states: {
    password: {},
    code: {
      on: {
        BACK: { target: 'password', actions: { type: 'setCode', params: { code: null } } },
      },
    },
  },
});
