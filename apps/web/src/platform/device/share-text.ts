/** How a text left: to another app, or onto the clipboard. */
export type Shared = 'shared' | 'copied' | 'not';

/** Gives a text to another app where the device can, else to the clipboard. */
export async function shareText(title: string, text: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The customer has thought better of it, or the browser allows neither.
    return 'not';
  }
}
