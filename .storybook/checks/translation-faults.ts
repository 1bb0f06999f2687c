/** Elements that browsers do not translate. */
const UNTRANSLATED = '[translate="no"], script, style, textarea, svg';

/** Text of digits and signs only, with or without the currency: `+RM 12.90`, `012-345 6789`. */
const NUMBER = /^[+−-]?(RM)?[\s\d.,:+-]*\d[\s\d.,:+-]*$/;

/** Number of an order, reservation or payment, such as `CP-261121-7F3K9Q`. */
const CODE = /^[A-Z]{2,}-[\dA-Z-]*\d[\dA-Z-]*$/;

/**
 * Returns the React texts below an element that a browser's translation would break, each with its
 * element. Throws if no element below is rendered by React.
 * - an amount, number or code without `translate="no"`;
 * - a text that React updates as a separate node. The translation replaces the node, so React's
 *   updates are not visible, and removing it throws. The static check for bare texts does not see
 *   texts that a component receives as `children`.
 */
export function translationFaults(root: HTMLElement): string[] {
  if (![...root.querySelectorAll('*')].some(isOfReact)) {
    throw new Error('No element of React is found: does React still mark its nodes?');
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const problems: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const problem = faultOf(node);
    if (problem !== null) problems.push(problem);
  }
  return problems;
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
 * Returns true if React tracks the node. React marks elements and separate text nodes, but not a
 * text that is the only child of an element: it sets that as the element's content.
 */
function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
