import type { EventBus } from '../../../events/event-bus.ts';
import type { CodeSecret } from '../../../loyalty/payment-code/code-secret.ts';
import { onConnectionRestored } from '../../../machines/base/on-connection-restored.ts';
import type { Connection } from '../../../ports/ports.ts';

export interface CodeSecretPolicyDeps {
  connection: Connection;
  events: EventBus;
  isMember: () => boolean;
  secret: CodeSecret;
  /** Runs `work` when the device is idle. */
  whenIdle: (work: () => void) => void;
}

/**
 * Subscribes the policy that stores the secret of payment codes after a sign-in, when the device is
 * idle, so that codes work later without a connection. After a failure it tries again once the
 * connection is back. Deletes the secret of another customer or session. Returns an unsubscribe
 * function.
 */
export function followCodeSecret(deps: CodeSecretPolicyDeps): () => void {
  const { connection, events, isMember, secret, whenIdle } = deps;
  let loading: AbortController | null = null;

  const load = async () => {
    if (!isMember() || secret.read() !== null || loading !== null) return;
    const own = new AbortController();
    loading = own;
    await secret.load(own.signal).catch(() => undefined);
    if (loading === own) loading = null;
  };
  const update = () => {
    loading?.abort();
    loading = null;
    if (secret.read() !== null) return;
    secret.clear();
    whenIdle(load);
  };

  update();
  const stops = [
    events.on({ 'owner.changed': update }),
    onConnectionRestored(connection, () => whenIdle(load)),
  ];
  return () => {
    loading?.abort();
    for (const stop of stops) stop();
  };
}
