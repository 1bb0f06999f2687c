export interface Envelope {
  msgCode: string;
  data: unknown;
}

/** Reads an answer's envelope; null when it is none. */
export function readEnvelope(answer: unknown): Envelope | null {
  if (!isObject(answer) || typeof answer.msgCode !== 'string') return null;
  return { msgCode: answer.msgCode, data: answer.data ?? null };
}

/**
 * The result inside an envelope's data. Some operations wrap it once more, e.g. in `data.data`.
 * @param wrapped the name of the second envelope
 * @returns null in `found` when the second envelope is missing
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
