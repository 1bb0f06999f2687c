import { parseHtml } from './page-html.ts';

/** Elements without text for readers. The editor drops all others that it does not know. */
const UNREAD = 'style, script, title, meta, link, template, noscript, svg, o\\:p, xml';

/**
 * Returns pasted HTML of Word, Google Docs or a web page with the markup that the editor reads:
 * lists of Word become lists, bold and italic styles become elements, and the page's own heading
 * stays the only one of the first level.
 */
export function cleanPasted(html: string): string {
  const body = parseHtml(html);
  const document = body.ownerDocument;
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  removeComments(body);
  joinWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) applyStyle(element);
  for (const element of body.querySelectorAll('h1, h5, h6')) {
    rename(element, element.localName === 'h1' ? 'h2' : 'h4');
  }
  for (const element of body.querySelectorAll('*')) {
    const href = element.localName === 'a' ? element.getAttribute('href') : null;
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    if (href !== null) element.setAttribute('href', href.trim());
  }
  return document.body.innerHTML;
}

function removeComments(root: Node): void {
  for (const node of [...root.childNodes]) {
    if (node instanceof Comment) node.remove();
    else removeComments(node);
  }
}

/** Word writes an item as a paragraph with a bullet or a number before its text. */
function joinWordLists(body: HTMLElement): void {
  let list: Element | null = null;
  let last: Element | null = null;
  for (const item of body.querySelectorAll('p')) {
    if (!/mso-list:\s*l\d/i.test(item.getAttribute('style') ?? '')) continue;
    const bullet = item.querySelector(
      '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
    );
    const tag = /^\s*[\w一二三四五六七八九十]+[.)、]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
    bullet?.remove();
    if (list === null || item.previousElementSibling !== last || list.localName !== tag) {
      list = item.ownerDocument.createElement(tag);
      item.before(list);
    }
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
    last = list;
  }
}

/** Google Docs writes bold and italic as styles, and wraps all text in a `<b>` of normal weight. */
function applyStyle(element: HTMLElement): void {
  const { fontStyle, fontWeight } = element.style;
  if (/^(normal|400)$/.test(fontWeight) && /^(b|strong)$/.test(element.localName)) {
    rename(element, 'span');
    return;
  }
  const isBold = /^(bold|bolder|[6-9]00)$/.test(fontWeight) && element.localName === 'span';
  const isItalic = fontStyle === 'italic' && element.localName === 'span';
  if (isBold) surround(element, 'strong');
  if (isItalic) surround(element, 'em');
}

function surround(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
