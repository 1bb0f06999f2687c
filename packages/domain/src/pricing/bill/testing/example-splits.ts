/** Hand-worked splits of bills (K8). All amounts are in cents. */

/** Total, people, shares; then the cash for each share: each is rounded on its own. */
export const EXAMPLE_SPLITS_BY_PEOPLE: readonly (readonly [
  total: number,
  people: number,
  shares: readonly number[],
  cash: readonly number[],
])[] = [
  // 10.00 / 3 = 3.33 and 0.01 left. In cash 3.35 each, 10.05 together.
  [1_000, 3, [334, 333, 333], [335, 335, 335]],
  // 46.53 / 4 = 11.63 and 0.01 left. In cash 46.60 together.
  [4_653, 4, [1_164, 1_163, 1_163, 1_163], [1_165, 1_165, 1_165, 1_165]],
  // 46.53 / 2 = 23.26 and 0.01 left. In cash 46.50 together.
  [4_653, 2, [2_327, 2_326], [2_325, 2_325]],
  [1_001, 7, [143, 143, 143, 143, 143, 143, 143], [145, 145, 145, 145, 145, 145, 145]],
  [2, 2, [1, 1], [0, 0]],
];

/** Line totals, bill's total, lines of each share, shares. */
export const EXAMPLE_SPLITS_BY_LINES: readonly (readonly [
  lines: readonly number[],
  total: number,
  groups: readonly (readonly number[])[],
  shares: readonly number[],
])[] = [
  // 37.80 and 4.50 with 10 % service charge: 41.58 and 4.95.
  [[3_780, 450], 4_653, [[0], [1]], [4_158, 495]],
  // 3.33, 3.33 and 3.34 with 10 %: 3.663, 3.663, 3.674. The cent left over goes to the third line.
  [[333, 333, 334], 1_100, [[0, 1], [2]], [732, 368]],
  [[333, 333, 334], 1_100, [[2], [1, 0]], [368, 732]],
  // 5 % tier: 40.00 + 20.00 = 60.00; net 57.00; total 62.70; shares 41.80 and 20.90.
  [[4_000, 2_000], 6_270, [[1], [0]], [2_090, 4_180]],
];
