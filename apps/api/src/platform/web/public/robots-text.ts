import { ROUTES, type Route } from '@claypot/domain/routes';

/** Paths that search engines may read: the menus, their pictures and styles. */
const ALLOWED = ['/m/', '/media/', '/assets/'];
/** Paths beside the app's screens. */
const OTHERS = ['/api/', '/counter', '/sandbox/', '/map-frame'];

/**
 * Returns the rules for search engines: they read the public menus and the app's open screens. The
 * longest matching rule applies, so `/me` does not hide `/media/`.
 */
export function robotsText(origin: string): string {
  const guarded = Object.values<Route>(ROUTES)
    .filter(({ open }) => !open)
    .map(({ path }) => path.replace(/:.*$/, ''));
  const lines = [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...[...new Set(guarded), ...OTHERS].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return lines.join('\n');
}
