/** How an order reaches the customer: the restaurant delivers it, or the customer picks it up. */
export type FulfilmentMethod = 'delivery' | 'pickup';
