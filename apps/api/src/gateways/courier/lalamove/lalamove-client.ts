import * as v from 'valibot';
import type { RandomSource } from '../../../shared/random.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { CourierUnavailable } from '../courier.ts';
import { LalamoveError } from './lalamove-errors.ts';
import { errors } from './lalamove-schemas.ts';
import { signLalamove } from './lalamove-signature.ts';

/** Credentials and settings of a Lalamove account. */
export interface LalamoveKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Lalamove's name of the vehicle, such as MOTORCYCLE. */
  readonly service: string;
  /** Without a trailing slash. */
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

/** HTTP client for Lalamove's API, version 3, market Malaysia. */
export class LalamoveClient {
  readonly #options: LalamoveClientOptions;

  constructor(options: LalamoveClientOptions) {
    this.#options = options;
  }

  /**
   * Sends a signed request and returns the validated `data` of the response.
   * @throws LalamoveError for an error status, CourierUnavailable for an invalid response. Any
   * other error means that no complete response arrived.
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
      // Names, phone numbers and addresses must not reach another host through a redirect.
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
      throw new CourierUnavailable('Lalamove returned an undocumented response');
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
