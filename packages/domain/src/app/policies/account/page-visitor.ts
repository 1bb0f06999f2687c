import type { Identity } from '@claypot/sdk';
import type { EventBus } from '../../../events/event-bus.ts';
import type { PageCookies } from '../../../ports/ports.ts';

export interface PageVisitorPolicyDeps {
  cookies: PageCookies;
  events: EventBus;
  /** Returns the current customer; null if anonymous. */
  owner: () => Identity | null;
  /** Asks the server to set the cookies for this customer. */
  request: (owner: Identity, signal: AbortSignal) => Promise<unknown>;
  /** Runs `work` when the device is idle. */
  whenIdle: (work: () => void) => void;
}

/**
 * Subscribes the policy that has the page cookies set for the current customer, when the device is
 * idle. Requests are sent one at a time, because the last response decides. A change of the customer
 * aborts the current one: after a sign-out the server would reject it. After a failure the next page
 * tries again. Returns an unsubscribe function.
 */
export function followPageVisitor(deps: PageVisitorPolicyDeps): () => void {
  const { cookies, events, owner, request, whenIdle } = deps;
  let asking: AbortController | null = null;

  const ask = async () => {
    const current = owner();
    if (asking !== null || current === null || cookies.hasVisitor()) return;
    const controller = new AbortController();
    asking = controller;
    await request(current, controller.signal).catch(() => undefined);
    asking = null;
    if (!controller.signal.aborted) return;
    // The response may have set the cookies of a customer who is no longer active.
    cookies.hideVisitor();
    whenIdle(ask);
  };

  whenIdle(ask);
  return events.on({
    'owner.changed': () => {
      asking?.abort();
      whenIdle(ask);
    },
  });
}
