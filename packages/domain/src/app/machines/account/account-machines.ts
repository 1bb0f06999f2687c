import { createOtp } from '../../../account/otp/otp.implementation.ts';
import { createSentCodes } from '../../../account/otp/sent-codes.ts';
import { createResetPassword } from '../../../account/password/reset-password.implementation.ts';
import { createSignUp } from '../../../account/sign-up/sign-up.implementation.ts';
import { selectCompany } from '../../../company/record/company.selectors.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machines of the forms that require an SMS code: sign-up and password reset. */
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
