export interface Envelope {
  msgCode: string;
  data: unknown;
}

/** Reads a response's envelope; null if it is not an envelope. */
export function readEnvelope(response: unknown): Envelope | null {
  if (!isObject(response) || typeof response.msgCode !== 'string') return null;
  return { msgCode: response.msgCode, data: response.data ?? null };
}

/**
 * Returns the result inside an envelope's data. Some operations nest it once more, e.g. in
 * `data.data`. `found` is false if that envelope is missing.
 * @param wrapped key of the nested envelope; null if the result is not nested
 */
export function unwrap(data: unknown, wrapped: string | null): { found: boolean; result: unknown } {
  if (wrapped === null) return { found: true, result: data };
  return isObject(data) && wrapped in data
    ? { found: true, result: data[wrapped] }
    : { found: false, result: null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
