import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { createBody } from '../../platform/web/files/encoding.ts';
import { etagOf, REVALIDATED, type Sendable, send } from '../../platform/web/files/send.ts';
import { type ContractDocument, contract, counterContract } from '../schema/document.ts';

const HERE = import.meta.dirname;
const SWAGGER = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const FILES = [
  { path: '/', file: join(HERE, 'index.html'), type: 'text/html; charset=utf-8' },
  { path: '/init.js', file: join(HERE, 'init.js'), type: 'text/javascript; charset=utf-8' },
  {
    path: '/swagger-ui-bundle.js',
    file: join(SWAGGER, 'swagger-ui-bundle.js'),
    type: 'text/javascript; charset=utf-8',
  },
  {
    path: '/swagger-ui.css',
    file: join(SWAGGER, 'swagger-ui.css'),
    type: 'text/css; charset=utf-8',
  },
];

const DOCUMENTS: readonly (readonly [path: string, document: ContractDocument])[] = [
  ['/contract.json', contract],
  ['/counter.json', counterContract],
];

/**
 * Creates the routes of the API reference, rendered in the browser from the contracts. No external
 * or inline resources, so the app's content security policy applies here too.
 */
export function createDocsRoutes(): Hono {
  const routes = new Hono();
  for (const { path, file, type } of FILES) {
    const sendable = once(async () => toSendable(await readFile(file), type));
    routes.get(path, async (call) => send(call.req.raw, await sendable()));
  }
  for (const [path, document] of DOCUMENTS) {
    const sendable = once(async () =>
      toSendable(new TextEncoder().encode(JSON.stringify(document)), 'application/json'),
    );
    routes.get(path, async (call) => send(call.req.raw, await sendable()));
  }
  return routes;
}

function toSendable(bytes: Uint8Array, type: string): Sendable {
  return {
    body: createBody(new Uint8Array(bytes)),
    compressible: true,
    etag: etagOf(bytes),
    headers: { 'cache-control': REVALIDATED, 'content-type': type },
  };
}

/** Loads lazily, because few visitors open the docs. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    cached ??= make();
    return cached;
  };
}
