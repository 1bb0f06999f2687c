import { Hono } from 'hono';
import { companyOfHost, type Tenancy } from '../../../platform/http/origin/companies.ts';
import { findAvatar } from './avatars.ts';

/** Prevents scripts and requests in an image that is opened as a document. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/**
 * Creates `/:file`, which serves members' avatars on their company's host. `no-store` prevents
 * copies on shared devices after the sign-out. All browsers support it, while Safari before 17
 * lacks `Clear-Site-Data`.
 */
export function createAvatarRoutes(tenancy: Tenancy): Hono {
  const routes = new Hono();
  routes.get('/:file', async (call) => {
    const subdomain = (await companyOfHost(tenancy, call.req.raw))?.subdomain ?? null;
    const bytes = subdomain && (await findAvatar(tenancy.db, subdomain, call.req.param('file')));
    if (!bytes) return call.text('Not found', 404, { 'cache-control': 'no-store' });
    return call.body(bytes, 200, {
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'content-security-policy': PICTURE_POLICY,
      'x-content-type-options': 'nosniff',
    });
  });
  return routes;
}
