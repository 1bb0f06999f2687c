import type { MemberSession, PaymentCodeSecret } from '@claypot/sdk';
import { examples } from './generated/examples.ts';

/** Sessions of a member on this phone, a computer and a kiosk. */
export const someDevices: MemberSession[] = examples.SignedInDevices;

/** Session on this phone only. */
export const thisDevice: MemberSession[] = examples.OneDevice;

/** Secret from which a device makes payment codes. */
export const aPaymentCodeSecret: PaymentCodeSecret = examples.PaymentCodeSecret;
