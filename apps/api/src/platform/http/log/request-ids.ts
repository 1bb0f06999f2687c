import type { Context as Call } from 'hono';

/** Returns the server's own id of a request, and the client's id if it sent a valid one. */
export function requestIds(call: Call): { requestId: string; clientRequestId?: string } {
  const requestId: unknown = call.get('requestId');
  const header = call.req.header('x-request-id') ?? '';
  return {
    requestId: typeof requestId === 'string' ? requestId : '',
    ...(/^[\w.-]{1,100}$/.test(header) && { clientRequestId: header }),
  };
}
