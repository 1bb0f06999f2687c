/** How an order reaches the customer: it is brought to them, or they pick it up. */
export type FulfilmentMethod = 'delivery' | 'pickup';
