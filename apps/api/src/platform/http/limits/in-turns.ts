interface Waiting {
  readonly begin: () => void;
  readonly isGone: () => boolean;
}

/**
 * Lets so many begin before everything else that waits has had its turn: what came in meanwhile is
 * read, and a health check is answered. Without it hundreds that come at once are begun one after
 * another, and for as long as that takes nothing else is.
 *
 * @returns for each that asks null where it can begin at once, else what resolves when it is its turn.
 *   Whoever is gone by then takes up no room in it, so that a crowd that leaves holds up nobody.
 */
export function inTurns(most: number): (isGone?: () => boolean) => Promise<void> | null {
  let waiting: Waiting[] = [];
  let begun = 0;
  let isTurning = false;

  function turn(): void {
    const gone = waiting.filter(({ isGone }) => isGone());
    waiting = waiting.filter(({ isGone }) => !isGone());
    const next = waiting.splice(0, most);
    begun = next.length;
    isTurning = begun > 0;
    if (isTurning) setImmediate(turn);
    for (const { begin } of [...gone, ...next]) begin();
  }

  return (isGone = () => false) => {
    if (!isTurning) {
      isTurning = true;
      setImmediate(turn);
    }
    if (begun < most && waiting.length === 0) {
      begun += 1;
      return null;
    }
    return new Promise((begin) => waiting.push({ begin, isGone }));
  };
}
