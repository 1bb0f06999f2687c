import type { Body } from './contract/operations.ts';
import { invalidRequest } from './refusal.ts';

/** No form of the app has as many. */
const MOST_PARTS = 30;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads a body of the form its operation takes; refuses any other. `limitBodies` bounds it. */
export function readBody(request: Request, { files }: Body): Promise<unknown> {
  return files === null ? readJson(request) : readForm(request, files);
}

async function readJson(request: Request): Promise<unknown> {
  requireMediaType(request, 'application/json');
  const bytes = await request.arrayBuffer();
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
  requireFewParts(bytes, type);
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

/** Before anything is made of them: tens of thousands would take a second. */
function requireFewParts(bytes: Buffer, type: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw invalidRequest('body');
  let at = -1;
  for (let parts = 0; ; parts += 1) {
    at = bytes.indexOf(`--${boundary}`, at + 1);
    if (at === -1) return;
    if (parts > MOST_PARTS) throw invalidRequest('body');
  }
}

function requireMediaType(request: Request, wanted: string): void {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== wanted) throw invalidRequest('header.Content-Type');
}
