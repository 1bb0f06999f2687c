import type { ErrorReport } from '@claypot/domain/error-report';
import * as v from 'valibot';

/** Reports in one envelope; a browser sends each in its own. */
const MOST = 5;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What is not named here is not read. */
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
 * The failures in an envelope of Sentry's protocol, which is lines of JSON: a header, then for each
 * item a header and the item. Items of other kinds, and what is not in this form, are passed over.
 * The address that an envelope says it is for is not asked: all go to the one that is set.
 */
export function readEnvelope(envelope: string): readonly ErrorReport[] {
  const lines = envelope.split('\n').slice(1);
  const found: ErrorReport[] = [];
  for (let at = 0; at + 1 < lines.length && found.length < MOST; at += 2) {
    const header = parse(lines[at]);
    if (!v.is(v.object({ type: v.literal('event') }), header)) continue;
    const { success, output } = v.safeParse(report, parse(lines[at + 1]));
    if (success) found.push(output);
  }
  return found;
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}
