import type { MemberSession } from '@claypot/sdk';
import { examples } from './generated/examples.ts';

/** This telephone, a computer and a kiosk that a member is signed in on. */
export const someDevices: MemberSession[] = examples.SignedInDevices;

/** This telephone alone. */
export const thisDevice: MemberSession[] = examples.OneDevice;
