import { EMPTY_TAGS, TEXT_ATTRIBUTES, TEXT_LINK, TEXT_TAGS } from '@claypot/domain/text';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { escapeHtml } from '../../../shared/text/escape.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const TAGS = new Set(TEXT_TAGS);
const EMPTY = new Set(EMPTY_TAGS);
/** Elements whose content is dropped. Of other unknown elements, the text is preserved. */
const UNREAD = new Set(
  'script style template noscript svg math iframe object embed noembed noframes plaintext xmp title textarea select audio video head'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(TEXT_ATTRIBUTES);
/**
 * Control characters and spaces. They are removed before a URL is checked, because browsers ignore
 * some of them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000\ufeff]/g;

/** A company's text, sanitised for a page. */
export interface SafeText {
  readonly html: string;
  /** Number of headings in the table of contents. */
  readonly sections: number;
}

/**
 * Sanitises a company's HTML: parses it like a browser and rewrites it with text markup only. The
 * app must produce the same result, heading for heading
 * (`apps/web/src/screens/company/reading/read-article.ts`).
 */
export function safeText(html: string): SafeText {
  let sections = 0;
  const write = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if ('value' in node) return escapeHtml(node.value);
        return 'tagName' in node ? writeElement(node) : '';
      })
      .join('');

  const writeElement = (element: Element): string => {
    const { childNodes, namespaceURI, tagName } = element;
    if (UNREAD.has(tagName) || namespaceURI !== HTML) return '';
    if (!TAGS.has(tagName)) return write(childNodes);
    const name = tagName === 'h1' ? 'h2' : tagName;
    if (EMPTY.has(name)) return `<${name}>`;
    if (name === 'h2') sections += 1;
    const section = name === 'h2' ? ` id="section-${sections}" tabindex="-1"` : '';
    const attributes = section + attributesOf(element).join('');
    return `<${name}${attributes}>${write(childNodes)}</${name}>`;
  };

  const written = write(parseFragment(html).childNodes);
  return { html: written, sections };
}

const HTML = 'http://www.w3.org/1999/xhtml';

function attributesOf({ attrs, tagName }: Element): readonly string[] {
  const allowedAttributes = attrs.filter(({ name }) => ATTRIBUTES.has(name));
  const link = attrs.find(({ name }) => tagName === 'a' && name === 'href');
  const target = link?.value.replaceAll(UNSEEN, '') ?? '';
  const written = allowedAttributes.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`);
  if (!TEXT_LINK.test(target)) return written;
  // Links to other sites open in a new tab without opener and referrer.
  const elsewhere = /^https:/i.test(target) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return [...written, ` href="${escapeHtml(target)}"${elsewhere}`];
}
