import { ROUTES, type RouteName } from './table.ts';

export type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly name: RouteName;
  readonly params: RouteParams;
}

const TABLE = Object.entries(ROUTES).map(([name, { path }]) => ({
  name: name as RouteName,
  segments: path.split('/'),
}));

/**
 * Returns the route of a path without query or hash, with decoded parameters; null if unknown.
 * Matches exactly: case and trailing slashes are significant, and parameters are not empty.
 */
export function matchRoute(path: string): RouteMatch | null {
  const given = path.split('/');
  for (const { name, segments } of TABLE) {
    const params = matchSegments(segments, given);
    if (params !== null) return { name, params };
  }
  return null;
}

function matchSegments(expected: readonly string[], given: readonly string[]): RouteParams | null {
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decoded(given[index] ?? '');
    if (value === null) return null;
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
    } else if (value === '') {
      return null;
    } else {
      params[segment.slice(1)] = value;
    }
  }
  return params;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
