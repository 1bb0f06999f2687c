import type { ErrorReport } from '@claypot/domain/error-report';
import * as v from 'valibot';

/** Maximum reports per envelope; a browser sends one. */
const MOST = 5;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Fields not listed here are dropped. */
const report = v.object({
  event_id: v.optional(text(32)),
  timestamp: v.optional(v.number()),
  platform: v.optional(text(20)),
  release: v.optional(text(100)),
  transaction: v.optional(text(2000)),
  exception: v.object({
    values: v.pipe(
      v.array(
        v.object({
          type: v.optional(text(200)),
          value: v.optional(text(5000)),
          stacktrace: v.optional(
            v.object({
              frames: v.pipe(
                v.array(
                  v.object({
                    filename: v.optional(text(2000)),
                    function: v.optional(text(500)),
                    lineno: v.optional(place),
                    colno: v.optional(place),
                    in_app: v.optional(v.boolean()),
                  }),
                ),
                v.maxLength(100),
              ),
            }),
          ),
        }),
      ),
      v.minLength(1),
      v.maxLength(10),
    ),
  }),
});

/**
 * Parses the errors in an envelope of Sentry's protocol. It consists of JSON lines: a header, then
 * a header and a body per item. Other items and invalid ones are skipped. The envelope's own DSN is
 * ignored: reports go to the configured project only.
 */
export function readEnvelope(envelope: string): readonly ErrorReport[] {
  const lines = envelope.split('\n').slice(1);
  const reports: ErrorReport[] = [];
  for (let at = 0; at + 1 < lines.length && reports.length < MOST; at += 2) {
    const header = parse(lines[at]);
    if (!v.is(v.object({ type: v.literal('event') }), header)) continue;
    const { success, output } = v.safeParse(report, parse(lines[at + 1]));
    if (success) reports.push(output);
  }
  return reports;
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}
