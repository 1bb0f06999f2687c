import { invalidRequest } from '../../shared/api-error.ts';

/**
 * Rejects requests that another site could have sent with the cookies. Browsers ask the server
 * before they send this header across origins.
 */
export function requireMark(request: Request): void {
  if (request.headers.get('x-claypot-counter') !== '1') {
    throw invalidRequest('header.X-Claypot-Counter');
  }
}
