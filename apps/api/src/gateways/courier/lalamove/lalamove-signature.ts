import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is signed: a request to Lalamove, or one of its own. */
export interface Signed {
  /** Milliseconds, or whatever else was written, as it was written. */
  readonly timestamp: string;
  readonly method: string;
  /** From the first slash on. */
  readonly path: string;
  /** '' without one. */
  readonly body: string;
}

/** The signature in hex, by which both sides know each other. */
export function signLalamove(secret: string, signed: Signed): string {
  return mac(secret, signed).toString('hex');
}

/** Was this signed with the secret? */
export function isSignedByLalamove(secret: string, signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature, 'hex');
  const right = mac(secret, signed);
  return given.length === right.length && timingSafeEqual(right, given);
}

function mac(secret: string, { timestamp, method, path, body }: Signed): Buffer {
  const raw = `${timestamp}\r\n${method}\r\n${path}\r\n\r\n${body}`;
  return createHmac('sha256', secret).update(raw).digest();
}
