import { createHmac, timingSafeEqual } from 'node:crypto';

/** Parts of a request or webhook that the signature covers. */
export interface Signed {
  /** Epoch milliseconds, or any other text exactly as it was sent. */
  readonly timestamp: string;
  readonly method: string;
  /** Starts with a slash. */
  readonly path: string;
  /** Empty if there is no body. */
  readonly body: string;
}

/** Returns the HMAC signature in hex. */
export function signLalamove(secret: string, signed: Signed): string {
  return mac(secret, signed).toString('hex');
}

/** Returns true if the signature was made with the secret. */
export function isSignedByLalamove(secret: string, signed: Signed, signature: string): boolean {
  const received = Buffer.from(signature, 'hex');
  const right = mac(secret, signed);
  return received.length === right.length && timingSafeEqual(right, received);
}

function mac(secret: string, { timestamp, method, path, body }: Signed): Buffer {
  const raw = `${timestamp}\r\n${method}\r\n${path}\r\n\r\n${body}`;
  return createHmac('sha256', secret).update(raw).digest();
}
