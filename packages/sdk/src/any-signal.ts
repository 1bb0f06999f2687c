/**
 * Returns a signal that aborts with the first of several. The oldest supported browsers lack
 * `AbortSignal.any`: Safari has it from 17.4, Chrome from 116.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const controller = new AbortController();
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    // The first abort removes the other listeners.
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
  }
  return controller.signal;
}
