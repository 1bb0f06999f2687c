/** Exact integer arithmetic of the oracle. It shares no code with the pricing module. */

/** Returns the integer nearest to a non-negative fraction; halves go up. */
export function nearest(over: bigint, under: bigint): bigint {
  const rest = over % under;
  const whole = (over - rest) / under;
  return rest * 2n < under ? whole : whole + 1n;
}

/** Returns the multiple of 5 sen that is nearest to an amount. */
export function inCoins(amount: bigint): bigint {
  const [found = amount] = [0n, -1n, 1n, -2n, 2n]
    .map((step) => amount + step)
    .filter((candidate) => candidate % 5n === 0n);
  return found;
}

/** Returns equal shares: each person in turn takes one sen until none is left. */
export function equalShares(total: bigint, people: number): bigint[] {
  const shares = Array.from({ length: people }, () => total / BigInt(people));
  for (let rest = 0; rest < Number(total % BigInt(people)); rest += 1) {
    shares[rest] = (shares[rest] ?? 0n) + 1n;
  }
  return shares;
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

export function add(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
