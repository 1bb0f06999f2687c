/**
 * Returns the pattern of a page's paths. `:name` matches one segment, `:name?` one or none; a
 * trailing slash is optional. Used by the server and the service worker.
 */
export function pathPattern(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      if (!segment.startsWith(':')) return `/${segment.replaceAll(/\W/g, '\\$&')}`;
      return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
    });
  return new RegExp(`^${segments.join('')}/?$`);
}
