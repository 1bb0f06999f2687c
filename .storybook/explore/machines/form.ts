import { formMachine, pathTo } from '@claypot/domain';
import { explore } from '../exploration.ts';

/** The machine of every form, here the one to sign in. */
export const formExploration = explore<typeof formMachine>({
  machine: formMachine,
  file: 'form/form.machine.ts',
  actor: ({ started }) => started.read('signIn'),
  path: pathTo('login'),
  who: 'nobody',
  asks: ['authLogin'],
  offers: () => ({
    CHANGE: [
      ['a number', { type: 'CHANGE', field: 'phone_no', value: '012-345 6789' }],
      ['no number', { type: 'CHANGE', field: 'phone_no', value: '' }],
      ['a password', { type: 'CHANGE', field: 'password', value: 'claypot9' }],
      ['no password', { type: 'CHANGE', field: 'password', value: '' }],
    ],
  }),
});
