/**
 * What the paths of a page look like: `:name` stands for one segment, `:name?` for one or none, and
 * a slash at the end does not matter. The server and the service worker choose pages by it.
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
