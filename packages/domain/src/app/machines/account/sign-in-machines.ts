import { createSignIn, type SignInDeps } from '../../../account/sign-in/sign-in.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machine of the sign-in form. It needs no deferred code. */
export const signInMachines = defineMachines((parts: SignInDeps) => ({
  signIn: () => createSignIn(parts),
}));
