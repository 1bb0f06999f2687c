import type { CounterCookies } from './context.ts';

const NAMES = {
  device: 'claypot_counter_device',
  staff: 'claypot_counter_staff',
} as const satisfies Record<keyof CounterCookies, string>;

/** 256 random bits as base64url; see `RandomSource.token`. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Longest lifetime that browsers accept, in s: 400 days. The server ends sessions before. */
const MAX_AGE = 34_560_000;

/** Reads the counter's cookies from a cookie header. Malformed ones are null. */
export function readCounterCookies(header: string | null): CounterCookies {
  const all = (header ?? '').split(';').map((each) => each.trim());
  const read = (name: string) => {
    const value = all.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
    return TOKEN.test(value) ? value : null;
  };
  return { device: read(NAMES.device), staff: read(NAMES.staff) };
}

/**
 * Returns a `Set-Cookie` value that scripts and other sites cannot read and that only the counter's
 * operations receive.
 * @param token null deletes the cookie.
 */
export function counterCookie(
  name: keyof CounterCookies,
  token: string | null,
  { https }: { readonly https: boolean },
): string {
  const secure = https ? '; Secure' : '';
  const age = token === null ? 0 : MAX_AGE;
  return `${NAMES[name]}=${token ?? ''}; Path=/api/counter; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
