/** Elements that a browser's translation leaves as they are. */
const UNTRANSLATED = '[translate="no"], script, style, textarea, svg';

/** A text of digits and signs alone, with or without the currency: `+RM 12.90`, `012-345 6789`. */
const NUMBER = /^[+−-]?(RM)?[\s\d.,:+-]*\d[\s\d.,:+-]*$/;

/** The number of an order, a booking or a payment, as `CP-261121-7F3K9Q`. */
const CODE = /^[A-Z]{2,}-[\dA-Z-]*\d[\dA-Z-]*$/;

/**
 * Finds the texts of React below an element that a browser's translation would break, each described
 * with its element:
 * - an amount, number or code without `translate="no"`;
 * - a text that React updates as a node of its own. The translation replaces the node, so React's
 *   updates are not visible, and removing it throws. The static check for bare texts does not see
 *   texts that a component receives as `children`.
 */
export function translationFaults(root: HTMLElement): string[] {
  if (![...root.querySelectorAll('*')].some(isOfReact)) {
    throw new Error('No element of React is found: does React still mark its nodes?');
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const faults: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const fault = faultOf(node);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

function faultOf(node: Node): string | null {
  const { parentElement: parent } = node;
  const text = node.textContent?.trim() ?? '';
  if (text === '' || parent === null || !isOfReact(parent)) return null;
  if (parent.closest(UNTRANSLATED) !== null) return null;
  const place = `"${text}" in <${parent.localName} class="${parent.className}">`;
  if (isOfReact(node)) return `${place} is a node of its own: put it into an element`;
  if (NUMBER.test(text) || CODE.test(text)) return `${place} is not translate="no"`;
  return null;
}

/**
 * Whether React updates a node by itself. React marks elements and the texts that it created as
 * nodes, but no text that is the only child of an element, whose content it sets as a whole.
 */
function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
