import { redactPath, stripPersonal } from './redact-path.ts';
import { type RemoveValues, removerOf } from './remove-values.ts';

/** Stack frame in the format of Sentry. */
export interface ReportedFrame {
  filename?: string | undefined;
  function?: string | undefined;
  lineno?: number | undefined;
  colno?: number | undefined;
  in_app?: boolean | undefined;
}

/** An exception or one of its causes. */
export interface ReportedException {
  type?: string | undefined;
  value?: string | undefined;
  stacktrace?: { frames?: readonly ReportedFrame[] | undefined } | undefined;
}

/** Report of a failure: the subset of Sentry's event without personal data. */
export interface ErrorReport {
  event_id?: string | undefined;
  /** Seconds since 1970. */
  timestamp?: number | undefined;
  platform?: string | undefined;
  release?: string | undefined;
  environment?: string | undefined;
  /** Origin of the failure: a path of the app or an operation of the server. */
  transaction?: string | undefined;
  tags?: Readonly<Record<string, unknown>> | undefined;
  exception?: { values?: readonly ReportedException[] | undefined } | undefined;
}

/** Tags that never contain personal data. */
const TAGS: readonly string[] = ['side', 'request_id'];
const MAX_FRAMES = 50;
const MAX_CAUSES = 5;

/**
 * Returns a report with only the fields that help to fix the code. All other fields are dropped,
 * and messages are {@link stripPersonal stripped}. Applied where a failure happens and again before
 * it is forwarded.
 *
 * @param known personal values, for example typed text
 */
export function redactPersonalData(event: ErrorReport, known: Iterable<string> = []) {
  const remove = removerOf(known);
  const { transaction, tags = {}, exception } = event;
  return {
    ...plain('event_id', event.event_id, /^[0-9a-f]{32}$/),
    ...(typeof event.timestamp === 'number' && { timestamp: event.timestamp }),
    ...plain('platform', event.platform, /^[a-z]{1,20}$/),
    ...plain('release', event.release, /^[\w.@+-]{1,100}$/),
    ...plain('environment', event.environment, /^[\w.-]{1,60}$/),
    level: 'error' as const,
    ...(transaction !== undefined && { transaction: redactPath(transaction, remove) }),
    tags: Object.fromEntries(
      TAGS.flatMap((name) => Object.entries(plain(name, tags[name], /^[\w.-]{1,60}$/))),
    ),
    exception: {
      // The last exception is the caught one; the others are its causes.
      values: (exception?.values ?? [])
        .slice(-MAX_CAUSES)
        .map((each) => redactException(each, remove)),
    },
  };
}

function redactException(
  { type = 'Error', value = '', stacktrace }: ReportedException,
  remove: RemoveValues,
) {
  // The last frame is the one that threw.
  const frames = (stacktrace?.frames ?? [])
    .slice(-MAX_FRAMES)
    .map((frame) => redactFrame(frame, remove));
  return {
    type: typeOf(type, remove),
    value: stripPersonal(value, remove),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

/** Error class names come from code; any other type may be a thrown value. */
function typeOf(type: string, remove: RemoveValues): string {
  if (/^[A-Z]\w{0,50}(?:Error|Exception)$/.test(type)) return type;
  return /^[\w.$]{1,60}$/.test(type) && remove(type) === type ? type : 'Error';
}

/** Files are reported by their path in the app, which is the same on every host. */
function redactFrame(
  { filename, lineno, colno, in_app, ...frame }: ReportedFrame,
  remove: RemoveValues,
) {
  return {
    ...(filename !== undefined && { filename: fileOf(filename, remove) }),
    ...(frame.function !== undefined &&
      remove(frame.function) === frame.function &&
      plain('function', frame.function, /^[\w.$<>[\] ]{1,100}$/)),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  };
}

/** Files of the build and the repository. Their names contain no personal data. */
const OF_CODE = /\/(?:assets|apps|packages|node_modules)\/[\w./@+-]{1,250}$/;

function fileOf(filename: string, remove: RemoveValues): string {
  if (/^(?:node:|<)/.test(filename)) return remove(filename).slice(0, 60);
  const path = redactPath(filename, remove);
  const ofCode = OF_CODE.exec(filename.replace(/[?#].*$/s, ''));
  const known = ofCode === null ? path : ofCode[0];
  return `app://${known.startsWith('/') ? '' : '/'}${known}`;
}

/** Returns the field if it is a string that matches the pattern; else an empty object. */
function plain<Name extends string>(
  name: Name,
  value: unknown,
  form: RegExp,
): Partial<Record<Name, string>> {
  return typeof value === 'string' && form.test(value)
    ? ({ [name]: value } as Partial<Record<Name, string>>)
    : {};
}
