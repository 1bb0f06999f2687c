import { invalidRequest } from '../../../shared/api-error.ts';

/** The form of body that an operation takes. */
export interface BodyForm {
  /** A body that is not required may be left out, which is the same as an empty object. */
  required: boolean;
  /** The fields that are files, where the body is a form; null where it is JSON. */
  files: readonly string[] | null;
}

/** No form of the app has as many. */
const MOST_PARTS = 30;
/** What stands before a part's content, in bytes: a browser writes some hundred. */
const MOST_OF_HEAD = 2_000;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a body of the form its operation takes; refuses any other. `limitBodies` bounds it. */
export function readBody(request: Request, { files, required }: BodyForm): Promise<unknown> {
  return files === null ? readJson(request, required) : readForm(request, files);
}

async function readJson(request: Request, required: boolean): Promise<unknown> {
  const hasType = request.headers.has('content-type');
  if (required || hasType) requireMediaType(request, 'application/json');
  const bytes = await request.arrayBuffer();
  // Some clients name the media type even when they send nothing.
  if (!required && bytes.byteLength === 0) return {};
  if (!hasType) throw invalidRequest('header.Content-Type');
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw invalidRequest('body');
  }
}

/** The fields of a form by their names: text, and files where `files` names them. */
async function readForm(request: Request, files: readonly string[]): Promise<unknown> {
  requireMediaType(request, 'multipart/form-data');
  const boundary = readBoundary(request.headers.get('content-type') ?? '');
  const bytes = Buffer.from(await request.arrayBuffer());
  requireFewParts(bytes, boundary);
  // Taken apart at the boundary that was counted by, whatever else its type says.
  const type = `multipart/form-data; boundary="${boundary}"`;
  const whole = new Response(bytes, { headers: { 'content-type': type } });
  const form = await whole.formData().catch(() => {
    throw invalidRequest('body');
  });
  const fields = new Map<string, string | File>();
  for (const [name, value] of form) {
    // A file field nobody touched is sent as a nameless file without bytes.
    if (value instanceof File && value.name === '' && value.size === 0) continue;
    if (fields.has(name) || value instanceof File !== files.includes(name)) {
      throw invalidRequest(`body.${name}`.slice(0, 500));
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** @throws ApiError where there is none of the characters that RFC 2046 allows for it. */
function readBoundary(type: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(type) ??
    [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalidRequest('body');
  return boundary;
}

/** Before anything is made of them: tens of thousands, or of lines in one's head, take a second. */
function requireFewParts(bytes: Buffer, boundary: string): void {
  const delimiter = `--${boundary}`;
  let at = bytes.indexOf(delimiter);
  for (let parts = 0; at !== -1; parts += 1) {
    const head = bytes.subarray(at + delimiter.length, at + MOST_OF_HEAD);
    const isEnd = head.subarray(0, 2).toString() === '--';
    if (parts > MOST_PARTS || !(isEnd || head.includes('\r\n\r\n'))) throw invalidRequest('body');
    at = bytes.indexOf(delimiter, at + delimiter.length);
  }
}

function requireMediaType(request: Request, wanted: string): void {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== wanted) throw invalidRequest('header.Content-Type');
}
