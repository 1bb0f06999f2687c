/** People who come one after another until the doors close. */
export interface Stayers<Visit> {
  readonly visits: readonly Visit[];
  /** What happened that no fault around it explains. */
  readonly faults: readonly string[];
  /** Lets those inside finish; resolves when the last has left. */
  leave(): Promise<void>;
}

/**
 * Lets so many in at once; when one leaves the next comes.
 * @param stay what somebody does, told how many came before.
 */
export function repeatVisits<Visit>(
  atOnce: number,
  newVisit: () => Visit,
  stay: (visit: Visit, number: number) => Promise<void>,
): Stayers<Visit> {
  const visits: Visit[] = [];
  const faults: string[] = [];
  let isOpen = true;
  const comeInTurn = async () => {
    while (isOpen) {
      const visit = newVisit();
      const number = visits.push(visit) - 1;
      await stay(visit, number).catch((error: unknown) => {
        faults.push(String(error));
      });
    }
  };
  const everyone = Promise.all(Array.from({ length: atOnce }, comeInTurn));
  return {
    visits,
    faults,
    async leave() {
      isOpen = false;
      await everyone;
    },
  };
}
