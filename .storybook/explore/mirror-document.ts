const STYLES = 'style, link[rel="stylesheet"]';

/**
 * Dresses another document as this one: its styles, those that come later too, and what its root
 * says of language and scheme. Answers the way to stop.
 */
export function mirrorDocument(from: Document, to: Document): () => void {
  const dress = () => {
    const copies = [...from.head.querySelectorAll(STYLES)].map((style) => style.cloneNode(true));
    to.head.replaceChildren(...copies);
  };
  const tell = () => {
    const { documentElement: root } = to;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    for (const { name, value } of from.documentElement.attributes) root.setAttribute(name, value);
  };
  const dressing = new MutationObserver(dress);
  const telling = new MutationObserver(tell);
  dress();
  tell();
  dressing.observe(from.head, { childList: true, subtree: true, characterData: true });
  telling.observe(from.documentElement, { attributes: true });
  return () => {
    dressing.disconnect();
    telling.disconnect();
  };
}
