/** Component with code that loads after the screen, once for all uses. */
export interface DeferredPart<Part> {
  /** Returns the component if its code has loaded, else null. */
  known(): Part | null;
  /** Loads the component; after a failure the next call retries. */
  load(): Promise<Part>;
}

export function deferredPart<Part>(fetch: () => Promise<Part>): DeferredPart<Part> {
  let known: Part | null = null;
  let loading: Promise<Part> | null = null;
  const begin = async () => {
    try {
      known = await fetch();
      return known;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    known: () => known,
    load: () => {
      loading ??= begin();
      return loading;
    },
  };
}
