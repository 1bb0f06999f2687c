import { EMPTY_TAGS, TEXT_ATTRIBUTES, TEXT_LINK, TEXT_TAGS } from '@claypot/domain/text';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Returns the problem of a company page's HTML, or null. The app shows the HTML unchanged, so only
 * text markup is allowed: no script, style, picture, frame or event handler. It is parsed as in a
 * browser, and markup that a browser would repair is rejected.
 */
export function findHtmlProblem(text: string): string | null {
  const elements = elementsOf(parseFragment(text, { sourceCodeLocationInfo: true }).childNodes);
  return (
    firstOf(elements, findElementProblem) ??
    findDroppedProblem(text, elements) ??
    firstOf(elements, findUnclosedProblem)
  );
}

function elementsOf(roots: readonly Node[]): Element[] {
  const elements: Element[] = [];
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    elements.push(node);
    waiting.push(...[...node.childNodes].reverse());
  }
  return elements;
}

function findElementProblem({ tagName, attrs }: Element): string | null {
  if (!TEXT_TAGS.includes(tagName)) {
    return `has <${tagName}>, which is not allowed; use only ${TEXT_TAGS.join(', ')}`;
  }
  return firstOf(attrs, ({ name, value }) => {
    if (TEXT_ATTRIBUTES.includes(name)) return null;
    if (tagName !== 'a' || name !== 'href') {
      return `has the attribute ${name} on <${tagName}>, which is not allowed; take it out`;
    }
    if (TEXT_LINK.test(value) && !/[\s"'<>]/.test(value)) return null;
    return `links to ${JSON.stringify(value)}; a link starts with https://, mailto:, tel: or /`;
  });
}

/** Checks that every `<` begins a parsed tag, and is not text, a comment or dropped. */
function findDroppedProblem(text: string, elements: readonly Element[]): string | null {
  const read = new Set(
    elements.flatMap(({ sourceCodeLocation: at }) => [
      at?.startTag?.startOffset,
      at?.endTag?.startOffset,
    ]),
  );
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) {
    if (read.has(at)) continue;
    const end = /^<\/([a-z][a-z0-9]*)/i.exec(text.slice(at));
    if (end) return `has ${end[0]}> where no <${end[1]}> is open; close what was opened last`;
    return `cannot read ${JSON.stringify(text.slice(at, at + 30))}; write < as &lt;`;
  }
  return null;
}

/** Checks that every tag is closed, so that the page cannot affect the app around it. */
function findUnclosedProblem({ tagName, sourceCodeLocation: at }: Element): string | null {
  const needsNoEnd = EMPTY_TAGS.includes(tagName) || (tagName === 'tbody' && !at?.startTag);
  return needsNoEnd || at?.endTag ? null : `never closes <${tagName}>; add </${tagName}>`;
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const problem = find(item);
    if (problem !== null) return problem;
  }
  return null;
}
