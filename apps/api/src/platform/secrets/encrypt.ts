import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose of a secret. Each has its own key, so that no secret fits another column. */
type SecretPurpose = 'claypot staff second factor' | 'claypot payment code';

/** Key of the deployment, and the purpose of the secret. */
export interface EncryptionKey {
  readonly memberKey: Uint8Array;
  readonly purpose: SecretPurpose;
}

/**
 * Encrypts a secret with AES-256-GCM. Returns nonce, tag and cipher text in base64.
 * @param token 256 random bits, base64url, of which the nonce is made.
 */
export function encrypt(key: EncryptionKey, secret: string, token: string): string {
  const nonce = Buffer.from(token, 'base64url').subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Decrypts a secret. @throws Error if the key, the purpose or the stored text is wrong. */
export function decrypt(key: EncryptionKey, stored: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key), nonce);
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

function deriveKey({ memberKey, purpose }: EncryptionKey): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', memberKey, '', purpose, 32));
}
