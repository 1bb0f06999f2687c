/**
 * Lets so many begin before everything else that waits has had its turn: what came in meanwhile is
 * read, and a health check is answered. Without it hundreds that come at once are begun one after
 * another, and for as long as that takes nothing else is.
 *
 * @returns for each that asks null where it can begin at once, else what resolves when it is its turn.
 */
export function inTurns(most: number): () => Promise<void> | null {
  const waiting: (() => void)[] = [];
  let begun = 0;
  let isTurning = false;

  function turn(): void {
    const next = waiting.splice(0, most);
    begun = next.length;
    isTurning = begun > 0;
    if (isTurning) setImmediate(turn);
    for (const begin of next) begin();
  }

  return () => {
    if (!isTurning) {
      isTurning = true;
      setImmediate(turn);
    }
    if (begun < most && waiting.length === 0) {
      begun += 1;
      return null;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
}
