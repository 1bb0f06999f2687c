import { pathname, search } from './path-parts.ts';

/** The parameter by which a card page says that the customer has left it without paying. */
const LEFT = 'left';

/** Where a card page leads whoever leaves it: to `returnPath`, with their own word that they left. */
export function leftPath(returnPath: string): string {
  const path = pathname(returnPath);
  return `${path}?${LEFT}=1${returnPath.slice(path.length)}`;
}

/** Whether the customer has come by {@link leftPath}; it proves nothing of the payment itself. */
export function hasLeft(path: string): boolean {
  return new URLSearchParams(search(path)).has(LEFT);
}
