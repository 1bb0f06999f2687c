import * as v from 'valibot';
import { PlacesError, PlacesUnavailable } from '../places.ts';
import { errorAnswer } from './google-schemas.ts';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/**
 * Sends a request and returns the validated response. Errors never contain the URL, which may
 * include the key.
 * @throws PlacesError if Google rejects the request; PlacesUnavailable for any other error status
 * or an invalid response. Any other error means that no response arrived.
 */
export async function ask<Answer extends Schema>(
  schema: Answer,
  url: string,
  init: RequestInit,
): Promise<v.InferOutput<Answer>> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failureOf(response.status, body);
  const read = v.safeParse(schema, body);
  if (!read.success) {
    throw new PlacesUnavailable('Google returned an undocumented response');
  }
  return read.output;
}

/**
 * Returns PlacesError for a rejected request and PlacesUnavailable otherwise. Google reports a
 * wrong key as a rejected request, so it is detected separately.
 */
function failureOf(status: number, body: unknown): PlacesUnavailable {
  const parsed = v.safeParse(errorAnswer, body);
  const {
    status: code = '',
    message = '',
    details = [],
  } = parsed.success ? parsed.output.error : {};
  const sentence = `Google returned ${status} ${code} ${message}`.trim();
  const isKey =
    /API key/i.test(message) || details.some(({ reason }) => reason?.startsWith('API_KEY'));
  const isRejected = status === 404 || (status === 400 && !isKey);
  return isRejected ? new PlacesError(sentence) : new PlacesUnavailable(sentence);
}

/**
 * Returns null for a PlacesError, which means that the place does not exist; rethrows any other
 * error.
 */
export function orNull(error: unknown): null {
  if (error instanceof PlacesError) return null;
  throw error;
}
