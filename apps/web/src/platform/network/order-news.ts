import type { ApiCaller, OrderNews } from '@claypot/domain/ports';
import { openEventStream, type StreamPage } from './event-stream.ts';

/** Subset of `Window` used here. */
type Page = StreamPage & {
  readonly fetch: typeof fetch;
  readonly location: Pick<Location, 'origin'>;
};

/** Creates the live order updates, one connection per order. */
export function createOrderNews(page: Page, { token }: Pick<ApiCaller, 'token'>): OrderNews {
  return {
    follow: (orderId, who, changed) =>
      openEventStream(page, {
        request: (signal) => {
          const bearer = token();
          return page.fetch(
            new URL(`/api/follow/order/${encodeURIComponent(orderId)}`, page.location.origin),
            {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
              },
              body: JSON.stringify(who),
              signal,
            },
          );
        },
        onEvent: (event) => {
          if (event === 'changed') changed();
        },
        // Without a connection there are no events: emit once more, so that polling resumes.
        onLost: changed,
      }),
  };
}
