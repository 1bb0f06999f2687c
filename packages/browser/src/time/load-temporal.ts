/** Loads the Temporal polyfill in browsers without Temporal. */
export async function loadTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
