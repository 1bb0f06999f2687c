import type { Send } from './with-cookies.ts';

/** Cookies of one client, by name. */
export type CookieJar = Map<string, string>;

/** Clients of each server. */
const clients = new WeakMap<Send, Set<CookieJar>>();

/** Creates the cookies of a new client of a server. */
export function addCookieJar(server: Send): CookieJar {
  const jar: CookieJar = new Map();
  clients.set(server, (clients.get(server) ?? new Set()).add(jar));
  return jar;
}

/** Returns a function that restores the present cookies of the server's clients. */
export function saveCookies(server: Send): () => void {
  const saved = Array.from(clients.get(server) ?? [], (jar) => [jar, [...jar]] as const);
  return () => {
    for (const [jar, cookies] of saved) {
      jar.clear();
      for (const [name, value] of cookies) jar.set(name, value);
    }
    // Clients of a test end with it.
    clients.set(server, new Set(saved.map(([jar]) => jar)));
  };
}
