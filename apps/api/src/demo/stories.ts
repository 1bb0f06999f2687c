type BranchSlug =
  | 'bukit-bintang'
  | 'bangsar'
  | 'damansara-uptown'
  | 'subang-ss15'
  | 'cheras'
  | 'bandar-puteri-puchong';

/** A wallet transaction of a demo member. */
export type DemoTransaction = {
  /** Days before the demo was set up. */
  readonly daysAgo: number;
  /** Local time of the company, such as 19:30. */
  readonly time: string;
  /** In sen; always positive. */
  readonly amount: number;
} & (
  | { readonly type: 'topup' }
  | { readonly type: 'cash_topup' | 'sales' | 'refund'; readonly branch: BranchSlug }
);

/** A member's history since joining. */
export interface Story {
  /** Days before the demo was set up; 0 is the moment of the set-up. */
  readonly joinedDaysAgo: number;
  readonly transactions: readonly DemoTransaction[];
}

const topUp = (daysAgo: number, amount: number): DemoTransaction => ({
  type: 'topup',
  daysAgo,
  time: '20:15',
  amount,
});

const paidInAt = (branch: BranchSlug, daysAgo: number, amount: number): DemoTransaction => ({
  type: 'cash_topup',
  daysAgo,
  time: '12:05',
  amount,
  branch,
});

const meal = (
  branch: BranchSlug,
  daysAgo: number,
  amount: number,
  time = '19:40',
): DemoTransaction => ({
  type: 'sales',
  daysAgo,
  time,
  amount,
  branch,
});

const refundedMeal = (branch: BranchSlug, daysAgo: number, amount: number): DemoTransaction => ({
  type: 'refund',
  daysAgo,
  time: '21:10',
  amount,
  branch,
});

export const regular: Story = { joinedDaysAgo: 0, transactions: [] };

/** Topped up a small amount and spent most of it. */
export const regularFrozen: Story = {
  joinedDaysAgo: 34,
  transactions: [
    paidInAt('bangsar', 24, 5000),
    meal('bangsar', 24, 2680, '12:50'),
    meal('bukit-bintang', 9, 1720),
  ],
};

/** Bills of a table for two in sen, alternating lunch and dinner. */
const BILLS = [3860, 5240, 2790, 6480, 4120, 3350, 7190, 2580] as const;
/** Branches that the weekly guest visits in turn. */
const HAUNTS = ['bangsar', 'damansara-uptown', 'bangsar', 'bukit-bintang', 'subang-ss15'] as const;

/** Returns one meal a week between two numbers of days ago. */
function weekly(from: number, to: number): DemoTransaction[] {
  const weeks = Math.floor((from - to) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    meal(
      HAUNTS[week % HAUNTS.length] ?? 'bangsar',
      from - 7 * week,
      BILLS[week % BILLS.length] ?? 0,
      week % 3 === 0 ? '12:45' : '19:40',
    ),
  );
}

/**
 * A year of weekly meals. Top-ups at the counter and by card; one card top-up is enough to reach
 * the tier.
 */
export const silver: Story = {
  joinedDaysAgo: 364,
  transactions: [
    paidInAt('bangsar', 360, 15_000),
    topUp(338, 25_000),
    topUp(304, 25_000),
    paidInAt('damansara-uptown', 269, 15_000),
    topUp(240, 25_000),
    topUp(203, 50_000),
    topUp(118, 30_000),
    paidInAt('bukit-bintang', 75, 20_000),
    topUp(47, 30_000),
    topUp(12, 20_000),
    // Refunds: a missing dish and a bill charged twice.
    refundedMeal('bangsar', 174, 1890),
    refundedMeal('damansara-uptown', 26, 1280),
    ...weekly(357, 2),
  ],
};

/** The tier year is about to end. */
export const silverEndsSoon: Story = {
  joinedDaysAgo: 346,
  transactions: [
    topUp(345, 50_000),
    meal('cheras', 331, 8640),
    meal('cheras', 290, 11_290),
    meal('bandar-puteri-puchong', 212, 9460),
    topUp(160, 10_000),
    meal('cheras', 151, 7380),
    meal('cheras', 88, 12_450),
    meal('bandar-puteri-puchong', 31, 5960),
    meal('cheras', 6, 2340, '13:15'),
  ],
};

/** Silver first, then Gold for the last two months. */
export const gold: Story = {
  joinedDaysAgo: 251,
  transactions: [
    topUp(250, 50_000),
    meal('subang-ss15', 238, 14_860),
    meal('subang-ss15', 201, 9720, '13:05'),
    paidInAt('subang-ss15', 170, 20_000),
    meal('damansara-uptown', 143, 21_340),
    meal('bukit-bintang', 92, 16_250),
    topUp(61, 100_000),
    meal('bukit-bintang', 55, 18_990),
    meal('subang-ss15', 33, 7460, '12:30'),
    refundedMeal('subang-ss15', 32, 1260),
    meal('damansara-uptown', 8, 24_780),
    topUp(3, 20_000),
  ],
};
