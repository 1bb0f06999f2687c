import type { App } from '@claypot/domain/app';
import { DELIVERY_PATH, ROUTES } from '@claypot/domain/routes';

interface Opener {
  readonly session: Pick<App['session'], 'send'>;
}

/**
 * Applies what a link selects for the order and returns its path without that. If it stayed in the
 * address, opening it again would undo later choices.
 */
export function openPath({ session }: Opener, path: string): string {
  if (path !== DELIVERY_PATH) return path;
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
  return ROUTES.menu.path;
}
