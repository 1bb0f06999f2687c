import { queryKey } from '../../machines/query/query-key.ts';

/** All that is kept of somebody's bookings stands under keys that begin so. */
export const RESERVATIONS_KEY = queryKey('reservations');
