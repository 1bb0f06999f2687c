import { TEXT_LINK } from '@claypot/domain/text';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Address of a link, or false if the import rejects it. */
function linkOf(element: Element): { href: string } | false {
  const href = element.getAttribute('href') ?? '';
  return isLink(href) ? { href } : false;
}

/** Returns true for an address that the import accepts. */
export function isLink(href: string): boolean {
  return TEXT_LINK.test(href) && !/[\s"'<>]/.test(href);
}

/** Mark of an element without attributes. Its other tags have the same effect and are preserved. */
function markOf(tag: string, ...others: string[]): MarkSpec {
  return {
    attrs: { tag: { default: tag } },
    parseDOM: [tag, ...others].map((each) => ({ tag: each, attrs: { tag: each } })),
    toDOM: (mark) => [String(mark.attrs.tag), 0],
  };
}

function headingOf(level: number) {
  return { tag: `h${level}`, attrs: { level } };
}

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [1, 2, 3, 4].map(headingOf),
    toDOM: (node) => [`h${node.attrs.level}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bulletList: {
    content: 'item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    content: 'item+',
    group: 'block',
    parseDOM: [{ tag: 'ol' }],
    toDOM: () => ['ol', 0],
  },
  item: {
    content: 'paragraph block*',
    /** True if its text is in paragraphs, which have margins. */
    attrs: { isLoose: { default: false } },
    defining: true,
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (element: HTMLElement) => ({
          isLoose: element.querySelector(':scope > p') !== null,
        }),
      },
    ],
    toDOM: () => ['li', 0],
  },
  text: { group: 'inline' },
  lineBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element: HTMLElement) => linkOf(element) }],
    toDOM: (mark) => ['a', { href: String(mark.attrs.href) }, 0],
  },
  strong: markOf('strong', 'b'),
  em: markOf('em', 'i'),
  underline: markOf('u'),
  strike: markOf('s'),
  small: markOf('small'),
  sub: markOf('sub'),
  sup: markOf('sup'),
} satisfies Record<string, MarkSpec>;

/** Text markup that the editor knows: all that the import accepts, except tables and languages. */
export const pageSchema: Schema<keyof typeof nodes, keyof typeof marks> = new Schema({
  nodes,
  marks,
});
