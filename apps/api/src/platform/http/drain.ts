type Fetch = (request: Request, peer?: string) => Response | Promise<Response>;

/** A fetch handler that finishes running requests before it stops. */
export interface Drainable {
  /** @param peer remote address of the connection, if there is one. */
  fetch(request: Request, peer?: string): Promise<Response>;
  /** Resolves when all running requests are finished; later ones are rejected. */
  close(): Promise<void>;
}

export function drainable(fetch: Fetch, rejected: () => Response): Drainable {
  const pending = new Set<Promise<Response>>();
  let closing = false;
  return {
    async fetch(request, peer) {
      if (closing) return rejected();
      const answer = Promise.resolve().then(() => fetch(request, peer));
      pending.add(answer);
      return answer.finally(() => pending.delete(answer));
    },
    async close() {
      closing = true;
      await Promise.allSettled(pending);
    },
  };
}
