import * as v from 'valibot';
import type { RandomSource } from '../../../shared/random.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { CourierUnavailable } from '../courier.ts';
import { LalamoveError } from './lalamove-errors.ts';
import { errors } from './lalamove-schemas.ts';
import { signLalamove } from './lalamove-signature.ts';

/** What opens an account at Lalamove. */
export interface LalamoveKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** The vehicle, in Lalamove's word, such as MOTORCYCLE. */
  readonly service: string;
  /** Without a slash at its end. */
  readonly url: string;
}

export interface LalamoveClientOptions extends LalamoveKeys {
  readonly clock: Clock;
  readonly random: Pick<RandomSource, 'uuid'>;
}

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

interface Question<Answer extends Schema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly data?: object;
  readonly answer: Answer;
}

/** Speaks Lalamove's API, version 3, in its market Malaysia. */
export class LalamoveClient {
  readonly #options: LalamoveClientOptions;

  constructor(options: LalamoveClientOptions) {
    this.#options = options;
  }

  /**
   * The answer's data as far as it is read.
   * @throws LalamoveError where Lalamove says no, CourierUnavailable where it answers nonsense; what
   *   else is thrown gave no answer.
   */
  async ask<Answer extends Schema>(
    { method, path, data, answer }: Question<Answer>,
    signal: AbortSignal,
  ): Promise<v.InferOutput<Answer>> {
    const { url, apiKey, apiSecret, clock, random } = this.#options;
    const body = data === undefined ? '' : JSON.stringify({ data });
    const timestamp = String(clock.now().epochMilliseconds);
    const signature = signLalamove(apiSecret, { timestamp, method, path, body });
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        Authorization: `hmac ${apiKey}:${timestamp}:${signature}`,
        Market: 'MY',
        'Request-ID': random.uuid(),
        ...(body !== '' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== '' && { body }),
      // Names, numbers and addresses are for one host only, wherever that would send them.
      redirect: 'error',
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw errorOf(response.status, parseJson(text));
    const read = v.safeParse(
      v.object({ data: answer }),
      text === '' ? { data: null } : parseJson(text),
    );
    if (!read.success) {
      throw new CourierUnavailable('Lalamove answered what is not in its documentation');
    }
    return read.output.data;
  }
}

function errorOf(status: number, body: unknown): LalamoveError {
  const read = v.safeParse(errors, body);
  const [first] = read.success ? read.output.errors : [];
  return new LalamoveError(status, first?.id ?? '', first?.message ?? '');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
