import { createHmac } from 'node:crypto';
import type { Joined } from './join-member.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Returns the code of a secret at a time, by RFC 6238. Written without the library of the server. */
export function codeAt(secret: string, time: Temporal.Instant): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time.epochMilliseconds / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const at = digest.readUInt8(19) % 16;
  return String((digest.readUInt32BE(at) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** Returns the secret that the device of a client gets. */
export async function secretOf({ id, sdk }: Pick<Joined, 'id' | 'sdk'>): Promise<string> {
  return (await sdk.paymentCode({ path: { customerId: id } })).secret;
}
