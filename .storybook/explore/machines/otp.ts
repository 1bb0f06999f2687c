import { otpMachine } from '@claypot/domain/account';
import { pathTo } from '@claypot/domain/routes';
import { explore } from '../exploration.ts';

/** The code that proves a number, at the sign-up. */
export const otpExploration = explore<typeof otpMachine>({
  machine: otpMachine,
  file: 'account/otp/otp.machine.ts',
  actor: ({ started }) => started.read('signUpOtp'),
  path: pathTo('signUp'),
  who: 'nobody',
  asks: ['authSendOtp'],
  offers: () => ({
    SEND: [
      ['to a mobile number', { type: 'SEND', phone: '+60123456789' }],
      ['to no number', { type: 'SEND', phone: '' }],
    ],
  }),
});
