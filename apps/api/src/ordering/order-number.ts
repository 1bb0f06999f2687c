/** Digits and letters that nobody mixes up when reading them out: no I, L, O, U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Random {
  /** 256 random bits, base64url. */
  token(): string;
}

/** A code of random digits and letters: five bits a character. */
export function randomCode(random: Random, length: number): string {
  const bytes = Buffer.from(random.token(), 'base64url').subarray(0, length);
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/**
 * The number people say to each other, e.g. `CP-261121-7F3K9Q`: the day at the branch and a random
 * code, so that it tells nothing of how many others have ordered.
 */
export function orderNumber(random: Random, now: Temporal.Instant, zone: string): string {
  const day = now.toZonedDateTimeISO(zone).toPlainDate().toString().slice(2).replaceAll('-', '');
  return `CP-${day}-${randomCode(random, 6)}`;
}
