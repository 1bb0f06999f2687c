import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPasswords, PASSWORD_COSTS } from './passwords.ts';

const passwords = createPasswords(PASSWORD_COSTS);

test('isRight returns true for the hashed password only', async () => {
  const hash = await passwords.hash('ayam-8 ★');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.isRight('ayam-8 ★', hash)).toBe(true);
  expect(await passwords.isRight('ayam-8 ☆', hash)).toBe(false);
  expect(await passwords.isRight('', hash)).toBe(false);
});

test('hash returns another hash each time', async () => {
  expect(await passwords.hash('secret')).not.toBe(await passwords.hash('secret'));
});

test('isRight treats composed and decomposed letters as equal', async () => {
  const hash = await passwords.hash('caf\u00e9 1');
  expect(await passwords.isRight('cafe\u0301 1', hash)).toBe(true);
});

test('isRight returns false without a hash', async () => {
  expect(await passwords.isRight('secret', null)).toBe(false);
});

test('isRight accepts hashes of other costs', async () => {
  const nonce = Buffer.from('0123456789abcdef');
  const costs = { memory: 8192, passes: 1, parallelism: 1, tagLength: 24 };
  const expected = argon2Sync('argon2id', { message: 'secret', nonce, ...costs });
  const [salt, hash] = [nonce, expected].map((bytes) =>
    bytes.toString('base64').replace(/=+$/, ''),
  );
  const text = `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`;
  expect(await passwords.isRight('secret', text)).toBe(true);
  expect(await passwords.isRight('Secret', text)).toBe(false);
});

test.each(['', 'secret', '$argon2i$v=19$m=8192,t=1,p=1$c2FsdA$aGFzaA'])(
  'throws when %j is stored instead of a hash',
  async (text) => {
    await expect(passwords.isRight('secret', text)).rejects.toThrow('Not the hash of a password');
  },
);
