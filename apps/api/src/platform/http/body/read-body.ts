import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { invalidRequest } from '../../../shared/api-error.ts';
import { isNestedDeeper } from './is-nested-deeper.ts';

/** Body format that an operation expects. */
export interface BodyForm {
  /** False if the body may be left out, which is equivalent to an empty object. */
  required: boolean;
  /** Names of the file fields if the body is a form; null for JSON. */
  files: readonly string[] | null;
  /** Maximum size in bytes; null for the default. */
  maxBytes: number | null;
}

/** Maximum parts of a form; the app's forms have fewer. */
const MOST_PARTS = 30;

/** Maximum levels of lists and objects in a JSON body. Checks of the contract are recursive. */
const MOST_LEVELS = 20;

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a body in the format of its operation. `limitBodies` limits its size.
 * @throws ApiError `INVALID_REQUEST` for any other format.
 */
export function readBody(request: Request, { files, required }: BodyForm): Promise<unknown> {
  return files === null ? readJson(request, required) : readForm(request, files);
}

async function readJson(request: Request, required: boolean): Promise<unknown> {
  const hasType = request.headers.has('content-type');
  if (required || hasType) requireMediaType(request, 'application/json');
  const bytes = await request.arrayBuffer();
  // Some clients send the media type even without a body.
  if (!required && bytes.byteLength === 0) return {};
  if (!hasType) throw invalidRequest('header.Content-Type');
  const body = parseJson(bytes);
  if (isNestedDeeper(body, MOST_LEVELS)) throw invalidRequest('body');
  return body;
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    throw invalidRequest('body');
  }
}

/** Returns the fields of a form by name: text, and files for the names in `files`. */
async function readForm(request: Request, files: readonly string[]): Promise<unknown> {
  requireMediaType(request, 'multipart/form-data');
  const type = request.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await request.arrayBuffer());
  const parts = await readParts(type, bytes).catch(() => {
    throw invalidRequest('body');
  });
  const fields = new Map<string, string | File>();
  for (const [name, value] of parts) {
    // Browsers send an empty file field as a nameless file without bytes.
    if (value instanceof File && value.name === '' && value.size === 0) continue;
    if (fields.has(name) || value instanceof File !== files.includes(name)) {
      throw invalidRequest(`body.${name}`.slice(0, 500));
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

type Part = readonly [name: string, value: string | File];

/**
 * Returns the parts of a form in order. @throws Error if the form is incomplete or has too many
 * parts.
 */
async function readParts(type: string, bytes: Buffer): Promise<readonly Part[]> {
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    // The parser emits `partsLimit` with the last allowed part, hence one more.
    limits: { parts: MOST_PARTS + 1, fieldSize: Number.POSITIVE_INFINITY },
  });
  const parts: (Part | Promise<Part>)[] = [];
  parser.on('field', (name, value) => parts.push([name, value]));
  parser.on('file', (name, content, { filename = '', mimeType }) => {
    const file = buffer(content).then(
      (bytes): Part => [name, new File([bytes], filename, { type: mimeType })],
    );
    // Avoids an unhandled rejection; the parser reports the same error.
    file.catch(() => undefined);
    parts.push(file);
  });
  parser.on('partsLimit', () => parser.destroy(new Error('The form has too many parts')));
  const end = finished(parser);
  parser.end(bytes);
  await end;
  return Promise.all(parts);
}

function requireMediaType(request: Request, expected: string): void {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== expected) throw invalidRequest('header.Content-Type');
}
