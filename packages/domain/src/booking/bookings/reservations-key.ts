import { queryKey } from '../../machines/query/query-key.ts';

/** Prefix of all cache keys for bookings. */
export const RESERVATIONS_KEY = queryKey('reservations');
