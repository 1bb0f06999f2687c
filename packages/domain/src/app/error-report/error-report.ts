import { redactPath, stripPersonal } from './redact-path.ts';
import { type RemoveValues, removerOf } from './remove-values.ts';

/** One place of the code that was running, as error services have it. */
export interface ReportedFrame {
  filename?: string | undefined;
  function?: string | undefined;
  lineno?: number | undefined;
  colno?: number | undefined;
  in_app?: boolean | undefined;
}

/** One failure, or one that led to it. */
export interface ReportedException {
  type?: string | undefined;
  value?: string | undefined;
  stacktrace?: { frames?: readonly ReportedFrame[] | undefined } | undefined;
}

/** What is told of a failure: the part of Sentry's event that says nothing of anybody. */
export interface ErrorReport {
  event_id?: string | undefined;
  /** Seconds since 1970. */
  timestamp?: number | undefined;
  platform?: string | undefined;
  release?: string | undefined;
  environment?: string | undefined;
  /** Where it happened: a path of the app, an operation of the server. */
  transaction?: string | undefined;
  tags?: Readonly<Record<string, unknown>> | undefined;
  exception?: { values?: readonly ReportedException[] | undefined } | undefined;
}

/** Tags of which it is known that they name nobody. */
const TAGS: readonly string[] = ['side', 'request_id'];
const MOST_FRAMES = 50;
const MOST_CAUSES = 5;

/**
 * A report that holds what helps to mend the code, and nothing else: whatever is not named here is
 * left behind, and messages are {@link stripPersonal stripped}. Done where a failure happens, and
 * once more where it is handed on.
 *
 * @param known what is known to be somebody's, such as what was typed
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
      // The last is what was caught; those before led to it.
      values: (exception?.values ?? [])
        .slice(-MOST_CAUSES)
        .map((each) => redactException(each, remove)),
    },
  };
}

function redactException(
  { type = 'Error', value = '', stacktrace }: ReportedException,
  remove: RemoveValues,
) {
  // The last frame is where it was thrown.
  const frames = (stacktrace?.frames ?? [])
    .slice(-MOST_FRAMES)
    .map((frame) => redactFrame(frame, remove));
  return {
    type: typeOf(type, remove),
    value: stripPersonal(value, remove),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

/** Classes of errors are named in code; anything else may be a value that was thrown. */
function typeOf(type: string, remove: RemoveValues): string {
  if (/^[A-Z]\w{0,50}(?:Error|Exception)$/.test(type)) return type;
  return /^[\w.$]{1,60}$/.test(type) && remove(type) === type ? type : 'Error';
}

/** Files are told by their path in the app, which is the same on every host. */
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

/** Files of the build and the repository: their names come from us. */
const OF_CODE = /\/(?:assets|apps|packages|node_modules)\/[\w./@+-]{1,250}$/;

function fileOf(filename: string, remove: RemoveValues): string {
  if (/^(?:node:|<)/.test(filename)) return remove(filename).slice(0, 60);
  const path = redactPath(filename, remove);
  const ofCode = OF_CODE.exec(filename.replace(/[?#].*$/s, ''));
  const known = ofCode === null ? path : ofCode[0];
  return `app://${known.startsWith('/') ? '' : '/'}${known}`;
}

/** A field, where it is a text of the form that it has to have. */
function plain<Name extends string>(
  name: Name,
  value: unknown,
  form: RegExp,
): Partial<Record<Name, string>> {
  return typeof value === 'string' && form.test(value)
    ? ({ [name]: value } as Partial<Record<Name, string>>)
    : {};
}
