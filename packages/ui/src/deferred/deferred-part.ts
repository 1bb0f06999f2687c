/** A part whose code comes later than the screen it stands on; fetched once, whoever shows it. */
export interface DeferredPart<Part> {
  /** The part, where its code has come; else null. */
  known(): Part | null;
  /** Fetches it; after a failure the next call tries again. */
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
