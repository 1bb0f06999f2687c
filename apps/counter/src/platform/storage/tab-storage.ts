import type { TabStorage } from '@claypot/counter/set-up';

/** Creates the storage of this tab. It stores nothing where the browser blocks it. */
export function createTabStorage(view: Pick<Window, 'sessionStorage'>): TabStorage {
  return {
    get: (key) => attempt(() => view.sessionStorage.getItem(key)) ?? null,
    set: (key, value) =>
      attempt(() => {
        view.sessionStorage.setItem(key, value);
        return true;
      }) ?? false,
    remove: (key) => void attempt(() => view.sessionStorage.removeItem(key)),
  };
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
