import { createSignIn, type SignInDeps } from '../../../account/sign-in/sign-in.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** The way in, which needs nothing that is deferred. */
export const signInMachines = defineMachines((parts: SignInDeps) => ({
  signIn: () => createSignIn(parts),
}));
