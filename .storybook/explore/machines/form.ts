import { createFormMachine } from '@claypot/domain/machines';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

const signInForm = createFormMachine(() => ({ phone_no: '', password: '' }));

/** The machine of every form, here the one to sign in. */
export const formExploration = explore<typeof signInForm>({
  machine: signInForm,
  file: 'machines/form/form.machine.ts',
  actor: ({ started }) => started.read('signIn'),
  path: pathTo('login'),
  who: 'nobody',
  asks: ['authLogin'],
  offers: () => ({
    CHANGE: [
      ['a number', { type: 'CHANGE', change: { field: 'phone_no', value: '012-345 6789' } }],
      ['no number', { type: 'CHANGE', change: { field: 'phone_no', value: '' } }],
      ['a password', { type: 'CHANGE', change: { field: 'password', value: 'claypot9' } }],
      ['no password', { type: 'CHANGE', change: { field: 'password', value: '' } }],
    ],
  }),
});
