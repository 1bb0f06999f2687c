import { type Context, Hono } from 'hono';
import type { Language } from '../../shared/text/language.ts';
import type { Db } from '../db/db.ts';
import { drawAppIcon } from './app-icon.ts';
import { createBody } from './files/encoding.ts';
import { findMedia } from './files/media.ts';
import { etagOf, REVALIDATED, send } from './files/send.ts';
import type { CompanyRecord } from './find-company.ts';
import { pageLanguage } from './locale.ts';
import { APP_ICON, MASKABLE_ICON, webManifest } from './manifest.ts';

type FindCompany = (request: Request, language: Language) => Promise<CompanyRecord | null>;

/** Allows only pictures embedded in the SVG. */
const ICON_POLICY = "default-src 'none'; img-src data:; sandbox";

/**
 * Creates the routes that a device needs to install the app: manifest and icons of the host's
 * company.
 */
export function createInstallRoutes(db: Db, findCompany: FindCompany): Hono {
  const routes = new Hono();

  routes.get('/manifest.webmanifest', async (call) => {
    const language = pageLanguage(call.req.raw.headers);
    const company = await findCompany(call.req.raw, language);
    if (company === null) return call.text('Not found', 404);
    const manifest = JSON.stringify(webManifest(company, language));
    return answer(call, manifest, {
      'content-type': 'application/manifest+json',
      vary: 'Accept-Language, Cookie',
    });
  });

  const icon = async (call: Context, isMaskable: boolean): Promise<Response> => {
    const company = await findCompany(call.req.raw, 'en');
    const logo = company === null ? null : await findLogo(db, company);
    if (logo === null) return call.text('Not found', 404);
    return answer(call, drawAppIcon(logo, isMaskable), {
      'content-type': 'image/svg+xml',
      'content-security-policy': ICON_POLICY,
    });
  };
  routes.get(APP_ICON, (call) => icon(call, false));
  routes.get(MASKABLE_ICON, (call) => icon(call, true));
  return routes;
}

/** Finds the thumbnail of the logo, which suits small icons. */
async function findLogo(db: Db, { company_logo_thumb, company_subdomain }: CompanyRecord) {
  if (typeof company_logo_thumb !== 'string' || typeof company_subdomain !== 'string') return null;
  const file = company_logo_thumb.slice(company_logo_thumb.lastIndexOf('/') + 1);
  const row = await findMedia(db, company_subdomain, file);
  return row && { bytes: row.bytes, contentType: row.content_type };
}

function answer(call: Context, text: string, headers: Record<string, string>): Promise<Response> {
  return send(call.req.raw, {
    body: createBody(new TextEncoder().encode(text)),
    compressible: true,
    etag: etagOf(text),
    headers: { 'cache-control': REVALIDATED, ...headers },
  });
}
