import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { atMostAtOnce } from './at-most-at-once.ts';

/** Cost parameters of argon2id. */
interface Costs {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** 19 MiB and two passes: about 30 ms. */
export const PASSWORD_COSTS: Costs = { memory: 19_456, passes: 2 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PARALLELISM = 1;

export interface Passwords {
  /** Hashes a password with argon2id and a random salt. Returns the PHC format. */
  hash(password: string): Promise<string>;
  /**
   * Returns true if the password matches the hash. Without a hash (unknown phone number) it takes
   * equally long and returns false.
   *
   * @throws Error if the hash is malformed, TooBusy if too many requests wait for hashing.
   */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

/**
 * Limits concurrent hashing, so that many sign-ins do not exhaust memory and threads; one core
 * remains free. When the queue is full, sign-ins are rejected.
 */
const inTurn = atMostAtOnce(Math.max(1, Math.min(4, availableParallelism() - 1)), 60);

const derive = promisify(argon2);

/** Creates functions to hash and verify passwords. */
export function createPasswords(costs: Costs): Passwords {
  const parameters = { ...costs, parallelism: PARALLELISM, tagLength: HASH_BYTES };
  const dummyHash = toText(Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES), costs);
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return toText(salt, await digest(password, salt, parameters), costs);
    },
    async isRight(password, hash) {
      const { salt, expected, costs: storedCosts } = readHash(hash ?? dummyHash);
      const actual = await digest(password, salt, { ...storedCosts, tagLength: expected.length });
      return timingSafeEqual(actual, expected) && hash !== null;
    },
  };
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readHash(hash: string) {
  const parts = FORM.exec(hash);
  if (parts === null) throw new Error('Not the hash of a password');
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts;
  return {
    salt: Buffer.from(salt, 'base64'),
    expected: Buffer.from(expected, 'base64'),
    costs: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  };
}

interface Derivation extends Costs {
  readonly parallelism: number;
  /** In bytes. */
  readonly tagLength: number;
}

function digest(password: string, nonce: Uint8Array, costs: Derivation): Promise<Uint8Array> {
  // Keyboards differ in sending composed or decomposed letters.
  const message = password.normalize('NFC');
  return inTurn(() => derive('argon2id', { message, nonce, ...costs }));
}

function toText(salt: Uint8Array, hash: Uint8Array, { memory, passes }: Costs): string {
  const costs = `m=${memory},t=${passes},p=${PARALLELISM}`;
  return `$argon2id$v=19$${costs}$${encode(salt)}$${encode(hash)}`;
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
