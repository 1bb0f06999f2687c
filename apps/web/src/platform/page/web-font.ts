type Page = Pick<Document, 'documentElement' | 'fonts'>;

const WEB_FONT = "1em 'Bricolage Grotesque'";

/** Shows all texts in the system font. Call before the first paint. */
export function holdWebFont({ documentElement }: Pick<Page, 'documentElement'>): void {
  documentElement.dataset.systemFont = '';
}

/** Loads the web font for {@link showWebFont}. If it fails, texts stay in the system font. */
export async function loadWebFont({ fonts }: Pick<Page, 'fonts'>): Promise<void> {
  await fonts.load(WEB_FONT).catch(() => undefined);
}

/**
 * Shows all texts in the web font if it has loaded. Call when a new screen replaces all content:
 * lines wrap elsewhere in another font, and must not move while a customer reads or taps them.
 */
export function showWebFont({ documentElement, fonts }: Page): void {
  if (fonts.check(WEB_FONT)) delete documentElement.dataset.systemFont;
}
