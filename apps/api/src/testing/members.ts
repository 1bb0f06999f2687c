import type { Sdk, User } from '@claypot/sdk';
import type { Device, Restaurant } from './restaurant.ts';

export const PHONE = '+60123456789';
export const OTHER_PHONE = '+60198765432';
export const PASSWORD = 'ayam-88';

/** A member signed in on their own device. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
  readonly sdk: Sdk;
}

/** Returns the identity fields of a member's request. */
export function asMember({ user }: Pick<SignedIn, 'user'>): {
  customer_id: string;
  guest_id: null;
} {
  return { customer_id: user.id, guest_id: null };
}

/** Returns the latest code sent to a phone. */
export async function codeSentTo(
  { phones, sms }: Pick<Restaurant, 'phones' | 'sms'>,
  phone: string = PHONE,
): Promise<string> {
  // The code of a password reset is sent after the response.
  await sms.settled();
  const message = (await phones.outbox()).find(({ phone_no }) => phone_no === phone);
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`No code went to ${phone}`);
  return code;
}

/** Signs a new member up as the app does. */
export async function signUp(
  restaurant: Restaurant,
  phone: string = PHONE,
  device: Device = {},
): Promise<SignedIn> {
  const sdk = restaurant.deviceOf(device);
  const company_id = device.company ?? 'demo';
  await sdk.authSendOtp({ body: { company_id, phone_no: phone } });
  const user = await sdk.register({
    body: {
      company_id,
      phone_no: phone,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      otp_code: await codeSentTo(restaurant, phone),
    },
  });
  return signedIn(restaurant, user, device);
}

/** Signs a member in on a device. */
export async function signIn(
  restaurant: Restaurant,
  phone: string = PHONE,
  password: string = PASSWORD,
  device: Device = {},
): Promise<SignedIn> {
  const body = { company_id: device.company ?? 'demo', phone_no: phone, password };
  return signedIn(restaurant, await restaurant.deviceOf(device).authLogin({ body }), device);
}

function signedIn(restaurant: Restaurant, user: User, device: Device): SignedIn {
  const token = user.api_token ?? '';
  return { user, token, sdk: restaurant.deviceOf({ ...device, token }) };
}
