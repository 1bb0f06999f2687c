import { Hono } from 'hono';
import { createLru } from '../../../shared/lru.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { companyOfHost, type Tenancy } from '../../http/origin/companies.ts';
import { createBody } from './encoding.ts';
import { IMMUTABLE, type Sendable, send } from './send.ts';

/** Maximum size of the in-memory cache, in bytes. */
const CAPACITY = 64 * 1024 * 1024;

/** Lets an SVG opened as a document use its own styles and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A company's stored picture. */
export interface MediaRow {
  content_type: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
}

/**
 * Creates `/:company/:file`: a company's pictures, only on hosts of that company. The bytes of a
 * file name never change.
 */
export function createMediaRoutes(tenancy: Tenancy): Hono {
  const { db } = tenancy;
  const routes = new Hono();
  const pictures = createLru<Sendable>(CAPACITY);
  routes.get('/:company/:file', async (call) => {
    const { company, file } = call.req.param();
    if ((await companyOfHost(tenancy, call.req.raw))?.subdomain !== company) {
      return call.text('Not found', 404);
    }
    const key = `${company}/${file}`;
    let picture = pictures.get(key);
    if (!picture) {
      const row = await findMedia(db, company, file);
      if (!row) return call.text('Not found', 404);
      picture = toSendable(row);
      pictures.set(key, picture, row.bytes.byteLength);
    }
    return send(call.req.raw, picture);
  });
  return routes;
}

/** Returns a company's picture; null if there is none with that name. A preview has those of its company. */
export function findMedia(db: Db, subdomain: string, file: string): Promise<MediaRow | null> {
  return db.one<MediaRow>(
    sql`select content_type, bytes, sha256
        from companies c left join previews p on p.company_id = c.id
        join media on media.company_id = coalesce(p.shows, c.id)
        where c.subdomain = ${subdomain} and media.file = ${file}`,
  );
}

function toSendable({ content_type, bytes, sha256 }: MediaRow): Sendable {
  return {
    body: createBody(bytes),
    compressible: content_type === 'image/svg+xml',
    etag: sha256,
    headers: {
      'cache-control': IMMUTABLE,
      'content-type': content_type,
      'content-security-policy': PICTURE_POLICY,
    },
  };
}
