import type { ApiCaller, CustomerNews } from '@claypot/domain/ports';
import { type EventStream, openEventStream, type StreamPage } from './event-stream.ts';

/** Subset of `Window` used here. */
type Page = StreamPage & {
  readonly fetch: typeof fetch;
  readonly location: Pick<Location, 'origin'>;
};

/** Creates the live updates of a customer's data, one connection per subscription. */
export function createCustomerNews(page: Page, { token }: Pick<ApiCaller, 'token'>): CustomerNews {
  const follow = (path: () => string, init: RequestInit, changed: () => void): EventStream =>
    openEventStream(page, {
      request: (signal) => {
        const bearer = token();
        return page.fetch(new URL(path(), page.location.origin), {
          ...init,
          headers: {
            ...init.headers,
            ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          },
          signal,
        });
      },
      onEvent: (event) => {
        if (event === 'changed') changed();
      },
      // Without a connection there are no events: emit once more, so that polling resumes.
      onLost: changed,
    });
  return {
    followOrder: (orderId, who, changed) => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(who) };
      return follow(() => `/api/follow/order/${encodeURIComponent(orderId)}`, init, changed);
    },
    followMember: (changed) => {
      // A page that was just opened has new data. Later connections may have missed changes.
      let isFresh = page.document.visibilityState === 'visible';
      const path = () => {
        const query = isFresh ? '?fresh=1' : '';
        isFresh = false;
        return `/api/follow/member${query}`;
      };
      return follow(path, { cache: 'no-store' }, changed);
    },
  };
}
