import { type Document, listOperations, resolve } from './document.ts';

/** Operations that do not say that they can be asked too often, and when again. */
export function findUnlimited(document: Document): string[] {
  return listOperations(document).flatMap(({ operationId, responses }) => {
    const { '429': refused } = responses;
    if (refused === undefined) return [`${operationId}: no 429`];
    const { headers = {} } = resolve(document, refused);
    return 'Retry-After' in headers ? [] : [`${operationId}: 429 without Retry-After`];
  });
}
