import type { I18n } from '@claypot/i18n';

/** Translates a text again, in the present language. */
type Again = () => unknown;

/** Texts that the present story has translated, in any language. */
const used = new Map<string, Again>();

/** Records each text that the instance returns. */
export function recordTexts(i18n: I18n): void {
  i18n.use({
    type: 'postProcessor',
    name: 'record',
    process(text: string, key: string | string[], options: object) {
      // The options name the language of this translation.
      const again = () => i18n.t(key as never, { ...options, lng: i18n.language } as never);
      if (!used.has(text)) used.set(text, again);
      return text;
    },
  });
  i18n.options.postProcess = ['record'];
}

/** Forgets the texts of earlier stories. */
export function clearUsedTexts(): void {
  used.clear();
}

/** Texts of these elements keep the language in which they were announced. */
const ANNOUNCED = '[role=log], [role=status], [role=alert], [aria-live]';

/** Returns the shown texts that were translated before, but read otherwise in the present language. */
export function outdatedTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const outdated = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const again = used.get(text);
    if (again === undefined || node.parentElement?.closest(ANNOUNCED) !== null) continue;
    if (again() !== text) outdated.add(text);
  }
  return [...outdated];
}
