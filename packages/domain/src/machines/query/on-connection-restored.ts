import type { Connection } from '../../ports/ports.ts';

/** Calls back each time that the line has come back; answers the way to stop. */
export function onConnectionRestored(connection: Connection, listener: () => void): () => void {
  return connection.subscribe(() => {
    if (connection.isUp()) listener();
  });
}
