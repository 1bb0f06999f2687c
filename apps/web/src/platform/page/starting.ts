type Root = Pick<Document, 'documentElement'>;

/**
 * Delays all pictures but the main one until {@link endStart}: on a slow connection they would delay
 * the code. Call before the first paint. Without scripts nothing is delayed.
 */
export function beginStart({ documentElement }: Root): void {
  documentElement.dataset.starting = '';
}

/** Loads the pictures. */
export function endStart({ documentElement }: Root): void {
  delete documentElement.dataset.starting;
}
