type Fetch = (request: Request) => Response | Promise<Response>;

/** A fetch handler that can be stopped without dropping what it has begun. */
export interface Drainable {
  fetch(request: Request): Promise<Response>;
  /** Resolves when everything under way has been answered; what comes later is `refused`. */
  close(): Promise<void>;
}

export function drainable(fetch: Fetch, refused: () => Response): Drainable {
  const underWay = new Set<Promise<Response>>();
  let closing = false;
  return {
    async fetch(request) {
      if (closing) return refused();
      const answer = Promise.resolve(request).then(fetch);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    async close() {
      closing = true;
      await Promise.allSettled(underWay);
    },
  };
}
