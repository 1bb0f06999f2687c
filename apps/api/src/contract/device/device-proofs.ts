import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum members with a proof on one device, e.g. a family. */
const MOST = 4;
const NAME = 'claypot_device';
/** One year, in s. Changing the password ends it sooner. */
const MAX_AGE = 31_536_000;

/** Member to whom the device may belong. */
interface Proven {
  readonly id: string;
  readonly password_hash: string;
}

/**
 * Creates the proof that a device receives after a successful sign-in. It shows that the device has
 * signed in before with the current password. It grants no access; it only exempts the device from
 * the limit on guesses by strangers. The server stores nothing.
 */
export function makeProof(key: Uint8Array, member: Proven, nonce: string): string {
  return `${nonce}.${macOf(key, member, nonce)}`;
}

/** Returns the rate-limit key of a device that has signed in before; null if no proof is valid. */
export function provenDevice(
  key: Uint8Array,
  member: Proven,
  proofs: readonly string[],
): string | null {
  const match = proofs.find((proof) => {
    const [nonce = '', mac = ''] = proof.split('.');
    const expected = Buffer.from(macOf(key, member, nonce));
    const received = Buffer.from(mac);
    return received.length === expected.length && timingSafeEqual(received, expected);
  });
  return match === undefined ? null : createHash('sha256').update(match).digest('hex');
}

function macOf(key: Uint8Array, { id, password_hash }: Proven, nonce: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['device', id, password_hash, nonce]))
    .digest('base64url');
}

/** Returns the well-formed proofs in the cookie header, not yet verified. */
export function readProofs(cookies: string | null): readonly string[] {
  const all = (cookies ?? '').split(';').map((each) => each.trim());
  const cookie = all.find((each) => each.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return cookie
    .split('~')
    .filter((proof) => /^[\w-]{1,100}\.[\w-]{43}$/.test(proof))
    .slice(0, MOST);
}

/** Returns an HttpOnly cookie with the new proof and the device's other proofs. */
export function proofCookie(
  proof: string,
  others: readonly string[],
  { https }: { readonly https: boolean },
): string {
  const allProofs = [proof, ...others].slice(0, MOST).join('~');
  const secure = https ? '; Secure' : '';
  return `${NAME}=${allProofs}; Path=/api; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict${secure}`;
}
