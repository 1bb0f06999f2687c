/**
 * Returns a promise that never resolves. It rejects with the signal's reason when the signal aborts
 * or has already aborted.
 */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
