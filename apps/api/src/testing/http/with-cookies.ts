/** Sends a request to a server. */
export type Send = (request: Request) => Promise<Response>;

/**
 * Wraps a `fetch` with cookies, as one browser has them.
 *
 * @param cookies by name; changed by the responses
 */
export function withCookies(send: Send, cookies: Map<string, string> = new Map()): Send {
  return async (request) => {
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (header !== '') request.headers.set('cookie', header);
    const response = await send(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
