/**
 * Shows texts in the web font. Call before the first paint only if the font is cached: it would
 * delay the code of the page.
 */
export function showWebFont({ documentElement }: Pick<Document, 'documentElement'>): void {
  documentElement.dataset.webFont = '';
}

/** Loads the web font and then shows texts in it. If it fails, texts stay in the system font. */
export async function loadWebFont(page: Document): Promise<void> {
  if (page.documentElement.dataset.webFont !== undefined) return;
  const faces = await page.fonts.load("1em 'Bricolage Grotesque'").catch(() => []);
  if (faces.length > 0) showWebFont(page);
}
