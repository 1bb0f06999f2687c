export type FulfilmentMethod = 'delivery' | 'pickup';
