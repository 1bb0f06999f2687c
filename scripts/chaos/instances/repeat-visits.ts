/** Clients who come one after another until `leave` is called. */
export interface Stayers<Visit> {
  readonly visits: readonly Visit[];
  /** Errors that no injected fault explains. */
  readonly errors: readonly string[];
  /** Lets current clients finish; resolves once the last one has left. */
  leave(): Promise<void>;
}

/**
 * Runs a number of clients concurrently; when one leaves, the next one comes.
 * @param stay runs one client; receives the number of clients before it.
 */
export function repeatVisits<Visit>(
  atOnce: number,
  newVisit: () => Visit,
  stay: (visit: Visit, number: number) => Promise<void>,
): Stayers<Visit> {
  const visits: Visit[] = [];
  const errors: string[] = [];
  let isOpen = true;
  const comeInTurn = async () => {
    while (isOpen) {
      const visit = newVisit();
      const number = visits.push(visit) - 1;
      await stay(visit, number).catch((error: unknown) => {
        errors.push(String(error));
      });
    }
  };
  const everyone = Promise.all(Array.from({ length: atOnce }, comeInTurn));
  return {
    visits,
    errors,
    async leave() {
      isOpen = false;
      await everyone;
    },
  };
}
