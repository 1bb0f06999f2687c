import { request } from 'node:http';
import { formatVisitChoices } from '@claypot/domain/visit-choices';
import type { BrowserContext } from 'playwright-core';
import type { Memory } from './visitor.ts';

/** The stored session, as far as the cookies depend on it. */
interface StoredSession {
  readonly identity: 'guest' | 'member';
  readonly guest_id?: string;
  readonly guest_name?: string;
  readonly user?: { readonly id: string };
  readonly api_token?: string;
  readonly branch_id: string | null;
  readonly branch_name: string | null;
  readonly delivery_method: 'delivery' | 'pickup' | null;
}

/** Visitors' cookies: the server keeps only a few visitors of a guest or session. */
const visitors = new WeakMap<Memory, Promise<readonly string[]>>();

/**
 * Sets the cookies by which the server renders pages for a visitor, as the app does on an earlier
 * visit. Does nothing for a visitor without a stored session.
 */
export async function setPageCookies(
  context: BrowserContext,
  url: string,
  memory: Memory,
): Promise<void> {
  const named = await pageCookiesOf(url, memory);
  await context.addCookies(
    named.map(([name, value]) => ({ name, value, url: new URL(url).origin })),
  );
}

/** Returns names and values of the cookies. */
export async function pageCookiesOf(
  url: string,
  memory: Memory,
): Promise<readonly (readonly [name: string, value: string])[]> {
  const [, stored] = Object.entries(memory).find(([key]) => key.endsWith(':session')) ?? [];
  if (stored === undefined) return [];
  const { value: session }: { readonly value: StoredSession } = JSON.parse(stored);
  const { branch_id, branch_name, delivery_method, guest_name = null } = session;
  const choices = { branch_id, branch_name, delivery_method, guest_name };
  const requested =
    visitors.get(memory) ?? requestVisitor(new URL('/api/page_visitor', url), session);
  visitors.set(memory, requested);
  const set = await requested;
  const named = [...set, `claypot_order=${formatVisitChoices(choices) ?? ''}`];
  return named.flatMap((each) => {
    const [pair = ''] = each.split(';');
    const [name = '', value = ''] = pair.split('=');
    return value === '' ? [] : [[name, value] as const];
  });
}

/** Returns the cookies of the response. Node does not resolve subdomains of `localhost`. */
function requestVisitor(
  { host, pathname, port }: URL,
  { api_token, guest_id, user }: StoredSession,
): Promise<readonly string[]> {
  const headers = {
    host,
    'content-type': 'application/json',
    ...(api_token !== undefined && { authorization: `Bearer ${api_token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: pathname, method: 'POST', headers },
      (response) => {
        response.resume();
        if (response.statusCode === 200) resolve(response.headers['set-cookie'] ?? []);
        else reject(new Error(`The page cookie was refused with ${response.statusCode}`));
      },
    );
    sent.on('error', reject);
    sent.end(
      JSON.stringify({ customer_id: user?.id ?? null, guest_id: user ? null : (guest_id ?? null) }),
    );
  });
}
