import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

test('returns paragraphs, list items and cells, without code blocks and headings', () => {
  const page = [
    '# Heading',
    '',
    'A **paragraph** with `code()` and [a link](other.md).',
    '',
    '- first item',
    '  - nested item',
    '',
    '```ts',
    'const a = 1;',
    '```',
    '',
    '| name | meaning |',
    '|---|---|',
    '| `PORT` | the port; 8080 |',
  ].join('\n');
  expect(passagesOf(page)).toEqual([
    { kind: 'paragraph', text: 'A paragraph with code and a link.' },
    { kind: 'paragraph', text: 'first item' },
    { kind: 'paragraph', text: 'nested item' },
    { kind: 'cell', text: 'name' },
    { kind: 'cell', text: 'meaning' },
    { kind: 'cell', text: 'code' },
    { kind: 'cell', text: 'the port' },
    { kind: 'cell', text: '8080' },
  ]);
});
