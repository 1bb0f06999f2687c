import * as v from 'valibot';
import { PlacesError, PlacesUnavailable } from '../places.ts';
import { errorAnswer } from './google-schemas.ts';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/**
 * The answer as far as it is read. What fails never tells the address, which may hold the key.
 * @throws PlacesError where the question is not taken, PlacesUnavailable for all else.
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
    throw new PlacesUnavailable('Google answered what is not in its documentation');
  }
  return read.output;
}

/** A question that is not taken, or a service that is not to be had: a wrong key is told as the former. */
function failureOf(status: number, body: unknown): PlacesUnavailable {
  const told = v.safeParse(errorAnswer, body);
  const { status: code = '', message = '', details = [] } = told.success ? told.output.error : {};
  const sentence = `Google answered ${status} ${code} ${message}`.trim();
  const isKey =
    /API key/i.test(message) || details.some(({ reason }) => reason?.startsWith('API_KEY'));
  const isRejected = status === 404 || (status === 400 && !isKey);
  return isRejected ? new PlacesError(sentence) : new PlacesUnavailable(sentence);
}

/** A place of which Google says that there is none is not there. */
export function orNull(error: unknown): null {
  if (error instanceof PlacesError) return null;
  throw error;
}
