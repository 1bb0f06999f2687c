/** Elements inside a line. */
const INLINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'br']);

/** Tags with the same effect. */
const SAME = new Map([
  ['b', 'strong'],
  ['i', 'em'],
]);

const REPEATABLE = new Set(['strong', 'em', 'u', 's']);

interface Run {
  readonly marks: string;
  readonly text: string;
}

/** Tag with its attributes, in a fixed order. */
function nameOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
  return [element.localName, ...attributes.sort()].join(' ');
}

/**
 * Returns a text that is equal for HTML that looks equal: without white space that browsers
 * collapse, empty paragraphs, and the order of nested marks.
 */
export function canonicalHtml(root: ParentNode): string {
  return blocksIn(root, 'p').join('\n');
}

/** @param plain name of text that is in no paragraph */
function blocksIn(parent: ParentNode, plain: string): string[] {
  const blocks: string[] = [];
  let runs: Run[] = [];
  const flush = () => {
    const line = lineOf(runs);
    if (line !== '') blocks.push(`${plain}(${line})`);
    runs = [];
  };
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      flush();
      blocks.push(...blockOf(node));
    } else {
      runs.push(...runsIn(node, []));
    }
  }
  flush();
  return blocks;
}

function isBlock(node: Node): node is Element {
  return node instanceof Element && !INLINE.has(node.localName);
}

function blockOf(element: Element): string[] {
  const name = nameOf(element);
  switch (element.localName) {
    case 'p':
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4': {
      const line = lineOf([...element.childNodes].flatMap((node) => runsIn(node, [])));
      return line === '' ? [] : [`${name}(${line})`];
    }
    case 'blockquote': {
      const inner = blocksIn(element, 'p');
      return inner.length === 0 ? [] : [`${name}{${inner.join('\n')}}`];
    }
    case 'li':
      return [`${name}{${blocksIn(element, 'text').join('\n')}}`];
    default:
      return [`${name}{${blocksIn(element, 'text').join('\n')}}`];
  }
}

function runsIn(node: Node, marks: readonly string[]): Run[] {
  if (node instanceof Text) return [{ marks: marks.toSorted().join(','), text: node.data }];
  if (!(node instanceof Element)) return [];
  if (node.localName === 'br') return [{ marks: '', text: '\v' }];
  const name = INLINE.has(node.localName) ? nameOf(node) : `!${nameOf(node)}`;
  const mark = SAME.get(name) ?? name;
  // Bold text in bold text is bold, but small text in small text is smaller.
  const isRepeated = marks.includes(mark) && REPEATABLE.has(mark);
  const inside = isRepeated ? marks : [...marks, mark];
  return [...node.childNodes].flatMap((child) => runsIn(child, inside));
}

interface Letter {
  readonly letter: string;
  readonly marks: string;
}

/** Returns the letters that browsers show: white space collapses, and a line has none at its ends. */
function lettersOf(runs: readonly Run[]): readonly Letter[] {
  const letters: Letter[] = [];
  const all = runs.flatMap(({ marks, text }) => [...text].map((letter) => ({ letter, marks })));
  for (const { letter: typed, marks } of all) {
    const letter = /[ \t\r\n\f]/.test(typed) ? ' ' : typed;
    const before = letters.at(-1)?.letter ?? '\v';
    if (letter === '\v' && before === ' ') letters.pop();
    if (letter !== ' ' || !/[ \v]/.test(before)) letters.push({ letter, marks });
  }
  if (letters.at(-1)?.letter === ' ') letters.pop();
  return letters;
}

/** Joins runs to a line, with the marks before the letters that have them. A break is `\v`. */
function lineOf(runs: readonly Run[]): string {
  let line = '';
  let open = '';
  for (const { letter, marks } of lettersOf(runs)) {
    if (marks !== open) line += `[${marks}]`;
    open = marks;
    line += letter;
  }
  return line;
}
