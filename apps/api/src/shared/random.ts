import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness as it is passed in, so that tests decide it. */
export interface RandomSource {
  uuid(): string;
  /** 256 random bits, base64url. */
  token(): string;
  /** So many random decimal digits. */
  digits(count: number): string;
}

export const systemRandom: RandomSource = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
