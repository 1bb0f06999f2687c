import { fromCallback } from 'xstate';
import type { Connection } from '../../ports/ports.ts';
import { onConnectionRestored } from './on-connection-restored.ts';

/** Event of a machine whose failed request is repeated once the connection returns. */
export interface ConnectionRestored {
  readonly type: 'CONNECTION_RESTORED';
}

/** Returns the actor that sends `CONNECTION_RESTORED` each time the connection returns. */
export function fromConnection(connection: Connection) {
  return fromCallback<ConnectionRestored>(({ sendBack }) =>
    onConnectionRestored(connection, () => sendBack({ type: 'CONNECTION_RESTORED' })),
  );
}
