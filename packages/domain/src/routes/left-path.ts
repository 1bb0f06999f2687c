import { pathname, search } from './path-parts.ts';

/** Query parameter set by the card payment page if the customer left without paying. */
const LEFT = 'left';

/** Returns the path to return to when the customer leaves the card payment page without paying. */
export function leftPath(returnPath: string): string {
  const path = pathname(returnPath);
  return `${path}?${LEFT}=1${returnPath.slice(path.length)}`;
}

/** Returns true if the path was made by {@link leftPath}. It proves nothing about the payment. */
export function hasLeft(path: string): boolean {
  return new URLSearchParams(search(path)).has(LEFT);
}
