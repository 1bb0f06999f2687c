import { waitFor } from 'xstate';
import { preloadBoard } from '../orders/board/board.implementation.ts';
import { selectIdentity, selectSession } from '../staff/session/session.selectors.ts';
import type { Counter } from './create-counter.ts';

/**
 * Loads the session and the board of its branch, so that the first render shows the orders. Resolves
 * also if the server does not answer; the screens then show their own states.
 */
export async function loadFirst({ runtime, session }: Counter): Promise<void> {
  const snapshot = await waitFor(session, (each) => selectSession(each).status !== 'loading');
  const { branch } = selectIdentity(snapshot);
  if (branch !== null) await preloadBoard(runtime, { branch_id: branch.id }).catch(() => undefined);
}
