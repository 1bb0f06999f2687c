/**
 * Test oracle for the shares of lines. It shares no code with the implementation: it hands out the
 * amount cent by cent, each to the line that is furthest below its exact share.
 */

/** Returns the shares, to the cent. */
export function expectedShares(lines: readonly number[], total: number): number[] {
  const isFree = lines.every((line) => line === 0);
  const weights = lines.map((line) => (isFree ? 1 : line));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => wholeCents(weight, total, whole));
  for (let given = shares.reduce((sum, share) => sum + share, 0); given < total; given += 1) {
    const lacking = weights.map(
      (weight, index) =>
        BigInt(weight) * BigInt(total) - BigInt(shares[index] ?? 0) * BigInt(whole),
    );
    const neediest = lacking.findIndex((one) => lacking.every((other) => other <= one));
    shares[neediest] = (shares[neediest] ?? 0) + 1;
  }
  return shares;
}

/** Returns the largest whole number of cents whose product stays within the exact share. */
function wholeCents(weight: number, total: number, whole: number): number {
  let [low, high] = [0, total];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const fits = BigInt(middle) * BigInt(whole) <= BigInt(weight) * BigInt(total);
    if (fits) low = middle;
    else high = middle - 1;
  }
  return low;
}
