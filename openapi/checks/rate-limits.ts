import { type Document, listOperations, resolve } from './document.ts';

/** Returns the operations that do not declare 429 with Retry-After. */
export function findUnlimited(document: Document): string[] {
  return listOperations(document).flatMap(({ operationId, responses }) => {
    const { '429': limited } = responses;
    if (limited === undefined) return [`${operationId}: no 429`];
    const { headers = {} } = resolve(document, limited);
    return 'Retry-After' in headers ? [] : [`${operationId}: 429 without Retry-After`];
  });
}
