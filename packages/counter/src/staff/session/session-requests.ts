/** Order of the requests that change the session and those that read it. */
export interface SessionRequests {
  /** Sends a request that changes the session, after earlier changes. Settles as `request` does. */
  change<T>(request: () => Promise<T>): Promise<T>;
  /**
   * Sends a request that reads the session while no change is in progress. If a change began before
   * its response, the response is discarded and the request is repeated after the change.
   */
  read<T>(request: () => Promise<T>): Promise<T>;
}

/**
 * Creates the order of the session's requests. A change ends the session of the old cookies before
 * the browser has stored the new ones, so a read that overlaps it may find no person. Changes do not
 * overlap either: the response to a sign-out deletes the cookie of a person who signs in meanwhile.
 */
export function createSessionRequests(): SessionRequests {
  /** Number of changes so far. */
  let changes = 0;
  /** Resolves after the last change, also if it failed. */
  let last: Promise<unknown> = Promise.resolve();

  async function waitForChanges(): Promise<void> {
    let awaited: Promise<unknown>;
    do {
      awaited = last;
      await awaited;
    } while (awaited !== last);
  }

  return {
    change(request) {
      changes += 1;
      const change = last.then(request);
      last = change.catch(() => undefined);
      return change;
    },
    async read(request) {
      for (;;) {
        await waitForChanges();
        const before = changes;
        const response = await request();
        if (changes === before) return response;
      }
    },
  };
}
