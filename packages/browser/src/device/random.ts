import type { Random } from '@claypot/domain/ports';

/**
 * Cryptographically random values. `randomUUID` only exists in secure contexts, random bytes exist
 * everywhere.
 */
export const browserRandom: Random = {
  uuid: () => (crypto.randomUUID ? crypto.randomUUID() : uuidFrom(randomBytes(16))),
  digits: (count) => {
    let digits = '';
    while (digits.length < count) {
      // Bytes from 250 up are skipped: with them, 0 to 5 would be more frequent.
      for (const byte of randomBytes(count)) if (byte < 250) digits += byte % 10;
    }
    return digits.slice(0, count);
  },
};

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

/** Returns a version 4 UUID made of 16 random bytes. */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}
