import { invalidRequest } from '../../../shared/api-error.ts';

/**
 * Reads the end of a busy time or a pause.
 * @param path field of the request, for the error.
 * @throws ApiError `INVALID_REQUEST` unless it lies within the next `mostHours`.
 */
export function requireEnd(
  text: string,
  mostHours: number,
  path: string,
  now: Temporal.Instant,
): Temporal.Instant {
  const end = Temporal.Instant.from(text);
  const isAhead = Temporal.Instant.compare(end, now) > 0;
  const isNear = Temporal.Instant.compare(end, now.add({ hours: mostHours })) <= 0;
  if (!isAhead || !isNear) throw invalidRequest(path);
  return end;
}
