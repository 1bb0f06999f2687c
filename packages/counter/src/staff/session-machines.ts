import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import { createPairDevice } from './devices/pair-device.implementation.ts';
import { createPinSignIn } from './pin-pad/pin-pad.implementation.ts';
import { createAcceptInvitation } from './sign-in/accept-invitation.implementation.ts';
import { createSignIn } from './sign-in/sign-in.implementation.ts';

/** Machines of the screens without a person, and of pairing. */
export const sessionMachines = defineMachines((runtime: CounterRuntime) => ({
  pinSignIn: () => createPinSignIn(runtime),
  signIn: () => createSignIn(runtime),
  acceptInvitation: () => createAcceptInvitation(runtime),
  pairDevice: () => createPairDevice(runtime),
}));
