import { Hono } from 'hono';
import { companyOfHost, type Tenancy } from '../../../platform/http/origin/companies.ts';
import { findAvatar } from './avatars.ts';

/** A picture opened as a document of its own may do nothing at all. */
const PICTURE_POLICY = "default-src 'none'; sandbox";

/**
 * `/:file`: members' pictures, on the host of their company only. No cache stores them, so that none
 * is left on a shared device after the sign-out: every browser honours `no-store`, while
 * `Clear-Site-Data` is missing in Safari before 17.
 */
export function createAvatarRoutes(tenancy: Tenancy): Hono {
  const routes = new Hono();
  routes.get('/:file', async (call) => {
    const subdomain = companyOfHost(tenancy, call.req.raw)?.subdomain ?? null;
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
