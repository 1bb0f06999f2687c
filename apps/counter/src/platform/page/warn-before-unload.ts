import type { Counter } from '@claypot/counter/start';

/**
 * Makes the browser ask before a reload or before the tab closes while edits are not saved, also
 * if their form is closed or the device is locked.
 */
export function warnBeforeUnload({ events }: Pick<Counter, 'events'>): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  events.on({
    'edits.changed': ({ count }) => {
      // Browsers cache a page for the Back button only without a listener.
      if (count > 0) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    },
  });
}
