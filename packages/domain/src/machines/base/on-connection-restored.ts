import type { Connection } from '../../ports/ports.ts';

/** Calls the listener each time the connection is restored. Returns an unsubscribe function. */
export function onConnectionRestored(connection: Connection, listener: () => void): () => void {
  return connection.subscribe(() => {
    if (connection.isUp()) listener();
  });
}
