import type { CablePrinter, CableState, WriteProblem } from '../cable/cable-printer.ts';

/** Returns a printer by cable that the test controls. It takes every job at once. */
export function fakeCablePrinter(initial: CableState = 'ready') {
  const listeners = new Set<() => void>();
  const written: string[] = [];
  let state = initial;
  let chosen: CableState = 'ready';
  let take = async (): Promise<WriteProblem | null> => null;
  const become = (next: CableState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Texts of the jobs that the printer was given. */
    written,
    become,
    /** State after the person has closed the browser's dialog. */
    choose(next: CableState) {
      chosen = next;
    },
    /** Result of the next writes. */
    takeBy(next: typeof take) {
      take = next;
    },
    state: () => state,
    async connect() {
      become(chosen);
    },
    write(bytes: Uint8Array) {
      written.push(new TextDecoder().decode(bytes));
      return take();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  } satisfies CablePrinter & Record<string, unknown>;
}
