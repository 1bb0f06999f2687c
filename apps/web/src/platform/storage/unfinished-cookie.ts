import type { KeyValueStorage } from '@claypot/domain/ports';

/** Set while a request is unfinished on this device, so that the server renders no page. */
const COOKIE = 'claypot_unfinished';
/** Records of payments and bookings whose outcome is not known yet, by the end of their keys. */
const RECORDS = /:(checkout|top-up|reservation)$/;
const YEAR = 31_536_000;

/**
 * Returns the storage, which also names the unfinished requests in a cookie. Only the device knows
 * them, and they change what the first render of a page shows: a customer who returns from the
 * payment page must not see an empty cart.
 */
export function withUnfinishedCookie(
  storage: KeyValueStorage,
  page: Pick<Document, 'cookie'>,
): KeyValueStorage {
  const write = (name: string, isUnfinished: boolean) => {
    const names = new Set(namesIn(page.cookie));
    if (names.has(name) === isUnfinished) return;
    if (isUnfinished) names.add(name);
    else names.delete(name);
    const age = names.size === 0 ? 0 : YEAR;
    page.cookie = `${COOKIE}=${[...names].join('.')}; path=/; max-age=${age}; samesite=lax`;
  };
  const follow = (key: string, isUnfinished: boolean) => {
    const [, name] = RECORDS.exec(key) ?? [];
    if (name !== undefined) write(name, isUnfinished);
  };
  return {
    ...storage,
    set: (key, value) => {
      const isStored = storage.set(key, value);
      if (isStored) follow(key, true);
      return isStored;
    },
    remove: (key) => {
      storage.remove(key);
      follow(key, false);
    },
  };
}

function namesIn(cookies: string): readonly string[] {
  const [, names = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies) ?? [];
  return names === '' ? [] : names.split('.');
}
