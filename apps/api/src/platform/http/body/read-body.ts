import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
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
  const type = request.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await request.arrayBuffer());
  const parts = await readParts(type, bytes).catch(() => {
    throw invalidRequest('body');
  });
  const fields = new Map<string, string | File>();
  for (const [name, value] of parts) {
    // A file field nobody touched is sent as a nameless file without bytes.
    if (value instanceof File && value.name === '' && value.size === 0) continue;
    if (fields.has(name) || value instanceof File !== files.includes(name)) {
      throw invalidRequest(`body.${name}`.slice(0, 500));
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

type Part = readonly [name: string, value: string | File];

/** The parts of a form in their order. @throws Error if the form breaks off or has too many. */
async function readParts(type: string, bytes: Buffer): Promise<readonly Part[]> {
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    // The parser reports its limit when the last part that it allows has come.
    limits: { parts: MOST_PARTS + 1, fieldSize: Number.POSITIVE_INFINITY },
  });
  const parts: (Part | Promise<Part>)[] = [];
  parser.on('field', (name, value) => parts.push([name, value]));
  parser.on('file', (name, content, { filename = '', mimeType }) => {
    const file = buffer(content).then(
      (bytes): Part => [name, new File([bytes], filename, { type: mimeType })],
    );
    // The parser fails as well.
    file.catch(() => undefined);
    parts.push(file);
  });
  parser.on('partsLimit', () => parser.destroy(new Error('The form has too many parts')));
  const end = finished(parser);
  parser.end(bytes);
  await end;
  return Promise.all(parts);
}

function requireMediaType(request: Request, wanted: string): void {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== wanted) throw invalidRequest('header.Content-Type');
}
