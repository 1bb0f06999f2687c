import { createHash } from 'node:crypto';

/** Returns the stored form of a token or code with at least 60 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
