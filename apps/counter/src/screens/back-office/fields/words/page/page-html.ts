import { DOMParser, type Mark, type Node } from 'prosemirror-model';
import { canonicalHtml } from './canonical-html.ts';
import { pageSchema } from './schema.ts';

const parser = DOMParser.fromSchema(pageSchema);

/** Parses HTML without running or loading anything. */
export function parseHtml(html: string): HTMLElement {
  return new window.DOMParser().parseFromString(html, 'text/html').body;
}

/** Returns the document of a page. Markup that the editor does not know is left out. */
export function readPage(html: string): Node {
  return parser.parse(parseHtml(html));
}

/** Returns true if the editor shows all of the HTML, so that nothing is lost by saving it. */
export function canEdit(html: string): boolean {
  const written = writePage(readPage(html));
  return canonicalHtml(parseHtml(html)) === canonicalHtml(parseHtml(written));
}

/** Returns a document as HTML, with tags that the import accepts only. */
export function writePage(page: Node): string {
  return writeBlocks(page);
}

function writeBlocks(parent: Node): string {
  return parent.children
    .map(writeBlock)
    .filter((html) => html !== '')
    .join('\n');
}

function writeBlock(node: Node): string {
  switch (node.type) {
    case pageSchema.nodes.paragraph:
      return wrap('p', writeLine(node));
    case pageSchema.nodes.heading:
      return wrap(`h${node.attrs.level}`, writeLine(node));
    case pageSchema.nodes.blockquote:
      return wrap('blockquote', writeBlocks(node));
    case pageSchema.nodes.rule:
      return '<hr>';
    default: {
      const tag = node.type === pageSchema.nodes.bulletList ? 'ul' : 'ol';
      return `<${tag}>\n${node.children.map(writeItem).join('\n')}\n</${tag}>`;
    }
  }
}

/** Empty lines of the editor are not saved, because the app would not show them. */
function wrap(tag: string, inner: string): string {
  return inner === '' ? '' : `<${tag}>${inner}</${tag}>`;
}

function writeItem(item: Node): string {
  const [first, ...others] = item.children;
  const isTight =
    item.attrs.isLoose !== true && !others.some(({ type }) => type === pageSchema.nodes.paragraph);
  const inner =
    isTight && first !== undefined
      ? [writeLine(first), ...others.map(writeBlock)].join('')
      : writeBlocks(item);
  return `<li>${inner}</li>`;
}

function writeLine(block: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  for (const node of block.children) {
    const shared = node.marks.findIndex((mark, index) => open[index]?.eq(mark) !== true);
    const stays = shared === -1 ? node.marks.length : shared;
    html += open.slice(stays).toReversed().map(endOf).join('');
    html += node.marks.slice(stays).map(startOf).join('');
    open = node.marks;
    html += node.type === pageSchema.nodes.lineBreak ? '<br>' : escapeText(node.text ?? '');
  }
  return html + open.toReversed().map(endOf).join('');
}

function tagOf(mark: Mark): string {
  return mark.type === pageSchema.marks.link ? 'a' : String(mark.attrs.tag);
}

function startOf(mark: Mark): string {
  const href =
    mark.type === pageSchema.marks.link ? ` href="${escapeText(String(mark.attrs.href))}"` : '';
  return `<${tagOf(mark)}${href}>`;
}

function endOf(mark: Mark): string {
  return `</${tagOf(mark)}>`;
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;');
}
