import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { atMostAtOnce } from '../../shared/at-most-at-once.ts';

/** What one guess costs: 19 MiB and two passes, about 30 ms. */
const COSTS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

/** What passwords for numbers that nobody has are held against. */
const NOBODYS = toText(Buffer.alloc(SALT_BYTES), Buffer.alloc(COSTS.tagLength));

/**
 * A burst of sign-ins waits instead of taking the memory and the threads of everything else: one core
 * stays free for it. What waits longer than a person would is refused.
 */
const inTurn = atMostAtOnce(Math.max(1, Math.min(4, availableParallelism() - 1)), 60);

const derive = promisify(argon2);

/** A password in a form that tells nobody what it was: argon2id with a salt, in the PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return toText(salt, await digest(password, salt, COSTS));
}

/**
 * Whether it is the password behind a hash. Without a hash, when nobody has the number, it takes as
 * long and answers no.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, expected, costs } = readHash(hash ?? NOBODYS);
  const given = await digest(password, salt, { ...costs, tagLength: expected.length });
  return timingSafeEqual(given, expected) && hash !== null;
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

function digest(password: string, nonce: Uint8Array, costs: typeof COSTS): Promise<Uint8Array> {
  // The same letters may be typed composed or not, depending on the keyboard.
  const message = password.normalize('NFC');
  return inTurn(() => derive('argon2id', { message, nonce, ...costs }));
}

function toText(salt: Uint8Array, hash: Uint8Array): string {
  const { memory, passes, parallelism } = COSTS;
  const costs = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${costs}$${encode(salt)}$${encode(hash)}`;
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
