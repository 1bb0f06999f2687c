import { expect, test } from 'vitest';
import { commentsOf } from './comments.ts';

test('joins adjacent line comments and strips the stars of a block', () => {
  const source = [
    '/**',
    ' * Returns the total.',
    ' * @throws if empty',
    ' */',
    'export const a = 1; // One.',
    '// First line,',
    '// second line.',
    '',
    '// Another comment.',
    'const b = "// no comment";',
  ].join('\n');
  expect(commentsOf('a.ts', source)).toEqual([
    'Returns the total.\n@throws if empty',
    'One.',
    'First line,\nsecond line.',
    'Another comment.',
  ]);
});

test('finds the comment in an empty JSX expression', () => {
  expect(commentsOf('a.tsx', 'const a = <p>{/* Drawn by the browser. */}</p>;')).toEqual([
    'Drawn by the browser.',
  ]);
});

test('leaves out comments that configure a tool', () => {
  expect(commentsOf('a.ts', '// biome-ignore lint/a: b\n\n/* @__PURE__ */ f();')).toEqual([]);
});

test('reads the comments of CSS and SQL', () => {
  expect(commentsOf('a.css', '/* Above the tabs. */\n.a { top: 0 }')).toEqual(['Above the tabs.']);
  expect(commentsOf('a.sql', '-- Cents.\n-- Never null.\ncreate table a ();')).toEqual([
    'Cents.\nNever null.',
  ]);
});
