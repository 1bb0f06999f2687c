import type { Identity } from '@claypot/sdk';
import type { EventBus } from '../../../events/event-bus.ts';
import type { PageCookies } from '../../../ports/ports.ts';

export interface PageVisitorPolicyDeps {
  cookies: PageCookies;
  events: EventBus;
  /** Returns the current customer; null if anonymous. */
  owner: () => Identity | null;
  /** Asks the server to set the cookies for this customer. */
  request: (owner: Identity) => Promise<unknown>;
  /** Runs `work` when the device is idle. */
  whenIdle: (work: () => void) => void;
}

/**
 * Subscribes the policy that has the page cookies set for the current customer, when the device is
 * idle. Requests are sent one at a time, because the last response decides. After a failure the
 * next page tries again. Returns an unsubscribe function.
 */
export function followPageVisitor(deps: PageVisitorPolicyDeps): () => void {
  const { cookies, events, owner, request, whenIdle } = deps;
  let isAsking = false;
  let changes = 0;

  const ask = async () => {
    const current = owner();
    if (isAsking || current === null || cookies.hasVisitor()) return;
    isAsking = true;
    const before = changes;
    await request(current).catch(() => undefined);
    isAsking = false;
    if (changes === before) return;
    // The response has set the cookies of a customer who is no longer active.
    cookies.hideVisitor();
    whenIdle(ask);
  };

  whenIdle(ask);
  return events.on({
    'owner.changed': () => {
      changes += 1;
      whenIdle(ask);
    },
  });
}
