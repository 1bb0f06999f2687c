import { selectCompany } from '../company/company.selectors.ts';
import { createOtp } from '../otp/otp.live.ts';
import { createSentCodes } from '../otp/sent-codes.ts';
import { createResetPassword } from '../reset-password/reset-password.live.ts';
import { createSignUp } from '../sign-up/sign-up.live.ts';
import { defineMachines } from './define-machines.ts';

/** Joining, and coming back without the password: the forms that want a code. */
export const accountMachines = defineMachines((parts) => {
  const { company, member, subdomain } = parts;
  const deps = {
    ...parts,
    codes: createSentCodes(parts, subdomain),
    companyId: () => selectCompany(company.getSnapshot())?.id ?? null,
  };
  return {
    signUp: () => createSignUp(deps),
    signUpOtp: () => createOtp(deps, 'signUp'),
    resetPassword: () =>
      createResetPassword({
        ...deps,
        phone: () => member()?.phone_no ?? null,
      }),
    resetOtp: () => createOtp(deps, 'resetPassword'),
  };
});
