type Fetch = (request: Request, peer?: string) => Response | Promise<Response>;

/** A fetch handler that can be stopped without dropping what it has begun. */
export interface Drainable {
  /** @param peer the address at the connection's other end, where there is a connection. */
  fetch(request: Request, peer?: string): Promise<Response>;
  /** Resolves when everything under way has been answered; what comes later is `refused`. */
  close(): Promise<void>;
}

export function drainable(fetch: Fetch, rejected: () => Response): Drainable {
  const underWay = new Set<Promise<Response>>();
  let closing = false;
  return {
    async fetch(request, peer) {
      if (closing) return rejected();
      const answer = Promise.resolve().then(() => fetch(request, peer));
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    async close() {
      closing = true;
      await Promise.allSettled(underWay);
    },
  };
}
