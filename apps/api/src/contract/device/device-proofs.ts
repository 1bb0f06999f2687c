import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Members whose proofs one device keeps: a family's. */
const MOST = 4;
const NAME = 'claypot_device';
/** A year; a new password ends it sooner. */
const MAX_AGE = 31_536_000;

/** Whose device it may be. */
interface Proven {
  readonly id: string;
  readonly password_hash: string;
}

/**
 * What a device is given at a sign-in that succeeded: it shows that it has been let in before, with
 * the password that still counts. It opens nothing; guesses by strangers are not counted against it.
 * Nothing of it is stored.
 */
export function makeProof(key: Uint8Array, member: Proven, nonce: string): string {
  return `${nonce}.${macOf(key, member, nonce)}`;
}

/** The name that a device's own guesses count under, or null for one that was never let in. */
export function provenDevice(
  key: Uint8Array,
  member: Proven,
  proofs: readonly string[],
): string | null {
  const found = proofs.find((proof) => {
    const [nonce = '', mac = ''] = proof.split('.');
    const expected = Buffer.from(macOf(key, member, nonce));
    const given = Buffer.from(mac);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return found === undefined ? null : createHash('sha256').update(found).digest('hex');
}

function macOf(key: Uint8Array, { id, password_hash }: Proven, nonce: string): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['device', id, password_hash, nonce]))
    .digest('base64url');
}

/** The proofs that came along with a request. */
export function readProofs(cookies: string | null): readonly string[] {
  const all = (cookies ?? '').split(';').map((each) => each.trim());
  const ours = all.find((each) => each.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return ours
    .split('~')
    .filter((proof) => /^[\w-]{1,100}\.[\w-]{43}$/.test(proof))
    .slice(0, MOST);
}

/** The cookie that keeps a proof beside those a device has: no script reads it. */
export function proofCookie(
  proof: string,
  others: readonly string[],
  { https }: { readonly https: boolean },
): string {
  const kept = [proof, ...others].slice(0, MOST).join('~');
  const secure = https ? '; Secure' : '';
  return `${NAME}=${kept}; Path=/api; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Strict${secure}`;
}
