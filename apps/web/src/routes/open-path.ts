import type { App } from '@claypot/domain/app';
import { DELIVERY_PATH, ROUTES } from '@claypot/domain/routes';

interface Opener {
  readonly session: Pick<App['session'], 'send'>;
}

/**
 * The path to stand in the address for one that is opened. What a link says of the order is done
 * first and left out of the address: opened again, it would undo what was chosen since.
 */
export function openPath({ session }: Opener, path: string): string {
  if (path !== DELIVERY_PATH) return path;
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
  return ROUTES.menu.path;
}
