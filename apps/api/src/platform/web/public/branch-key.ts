import type { Branch } from '@claypot/sdk';

type Named = Pick<Branch, 'id' | 'slug'>;

/** Returns the name of a branch in public addresses: its slug, or its id without one. */
export function keyOf({ id, slug }: Named): string {
  return slug ?? id;
}

/** Returns the branch of a public address, by its slug or by its id. */
export function findByKey<Found extends Named>(
  branches: readonly Found[],
  key: string,
): Found | undefined {
  return branches.find(({ slug }) => slug === key) ?? branches.find(({ id }) => id === key);
}

/** Returns the path of a page of a branch. @param page for example `/poster.svg` */
export function publicPath(branch: Named, page = ''): string {
  return `/m/${encodeURIComponent(keyOf(branch))}${page}`;
}
