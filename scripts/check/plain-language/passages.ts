import { marked, type Token, type Tokens } from 'marked';

/** Text of a page: a paragraph, the text of a list item, or a cell of a table. */
export interface Passage {
  readonly kind: 'paragraph' | 'cell';
  readonly text: string;
}

/**
 * Returns the passages of a Markdown page as plain text. Code blocks, headings and HTML are left
 * out; inline code becomes the word `code`, a link its text. Semicolons separate the entries of a
 * cell.
 */
export function passagesOf(markdown: string): Passage[] {
  return marked.lexer(markdown).flatMap(passagesIn);
}

function passagesIn(token: Token): Passage[] {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', text: plainText(token) }];
    case 'table':
      return cellsOf(token as Tokens.Table);
    case 'list':
      return (token as Tokens.List).items.flatMap((item) => item.tokens.flatMap(passagesIn));
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap(passagesIn);
    default:
      return [];
  }
}

function cellsOf({ header, rows }: Tokens.Table): Passage[] {
  return [header, ...rows]
    .flat()
    .flatMap((cell) => cell.tokens.map(plainText).join('').split('; '))
    .map((text) => ({ kind: 'cell', text }));
}

function plainText(token: Token): string {
  switch (token.type) {
    case 'codespan':
      return 'code';
    case 'html':
    case 'image':
      return '';
    case 'br':
      return ' ';
    default:
      if ('tokens' in token && token.tokens) return token.tokens.map(plainText).join('');
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
  }
}
