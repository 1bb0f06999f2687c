import { createSignIn, type SignInDeps } from '../sign-in/sign-in.live.ts';
import { defineMachines } from './define-machines.ts';

/** The way in, which needs nothing that is deferred. */
export const signInMachines = defineMachines((parts: SignInDeps) => ({
  signIn: () => createSignIn(parts),
}));
