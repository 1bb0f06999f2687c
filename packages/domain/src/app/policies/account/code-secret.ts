import type { EventBus } from '../../../events/event-bus.ts';
import type { CodeSecret } from '../../../loyalty/payment-code/code-secret.ts';

export interface CodeSecretPolicyDeps {
  events: EventBus;
  isMember: () => boolean;
  secret: CodeSecret;
  /** Runs `work` when the device is idle. */
  whenIdle: (work: () => void) => void;
}

/**
 * Subscribes the policy that stores the secret of payment codes after a sign-in, when the device is
 * idle, so that codes work later without a connection. Deletes that of another customer or session.
 * After a failure the next visit, or the press for a code, tries again. Returns an unsubscribe
 * function.
 */
export function followCodeSecret(deps: CodeSecretPolicyDeps): () => void {
  const { events, isMember, secret, whenIdle } = deps;
  let loading: AbortController | null = null;

  const update = () => {
    loading?.abort();
    loading = null;
    if (secret.read() !== null) return;
    secret.clear();
    whenIdle(load);
  };
  const load = () => {
    if (!isMember() || secret.read() !== null || loading !== null) return;
    loading = new AbortController();
    secret.load(loading.signal).catch(() => undefined);
  };

  update();
  const unsubscribe = events.on({ 'owner.changed': update });
  return () => {
    loading?.abort();
    unsubscribe();
  };
}
