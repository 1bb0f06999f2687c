import { LARGEST_BODY } from '../../platform/http/body/limit-bodies.ts';
import { contract, counterContract } from './document.ts';
import { listOperations } from './operations.ts';

/** Returns the maximum size of any request body of both contracts, in bytes. */
export function largestBody(): number {
  const own = [contract, counterContract].flatMap((document) =>
    listOperations<string>(document).map(({ body }) => body?.maxBytes ?? 0),
  );
  return Math.max(LARGEST_BODY, ...own);
}
