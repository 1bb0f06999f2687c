import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Injectable source of randomness, for deterministic tests. */
export interface RandomSource {
  uuid(): string;
  /** 256 random bits, base64url. */
  token(): string;
  /** Returns random decimal digits. */
  digits(count: number): string;
}

export const systemRandom: RandomSource = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
