import type { Page } from '@playwright/test';

/**
 * Simulates a browser's translation of every page, including later changes: replaces each text node
 * by `<font><font>…</font></font>`. The texts stay the same, so that a journey finds them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNTRANSLATED = 'script, style, textarea, title, svg, font, [translate="no"]';
    const translate = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || parent.closest(UNTRANSLATED) !== null || text.data.trim() === '')
        return;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      texts.forEach(translate);
    };
    const changes = new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
      }
    });
    const start = () => {
      if (document.body === null) return;
      waiting.disconnect();
      translateAll(document.body);
      changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    // The body does not exist yet when the script runs.
    const waiting = new MutationObserver(start);
    waiting.observe(document, { childList: true, subtree: true });
  });
}
