import { Hono } from 'hono';
import type { Db } from '../../db/db.ts';
import { findAvatar } from './avatars.ts';

/** A picture opened as a document of its own may do nothing at all. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/** `/:file`: members' pictures. Their names never get other bytes, and only members know them. */
export function createAvatarRoutes(db: Db): Hono {
  const routes = new Hono();
  routes.get('/:file', async (call) => {
    const bytes = await findAvatar(db, call.req.param('file'));
    if (bytes === null) return call.text('Not found', 404);
    return call.body(bytes, 200, {
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
    });
  });
  return routes;
}
