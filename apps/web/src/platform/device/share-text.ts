/** Result of sharing: shared with another app, copied to the clipboard, or neither. */
export type Shared = 'shared' | 'copied' | 'not';

/**
 * Shares a text through the device's share sheet; copies it to the clipboard if the browser has
 * none.
 */
export async function shareText(title: string, text: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The customer cancelled, or the browser allows neither.
    return 'not';
  }
}
