/** What each way to get an order is called, by catalogue key. */
export const METHODS = { delivery: 'delivery', pickup: 'pickup', 'dine-in': 'dineIn' } as const;
