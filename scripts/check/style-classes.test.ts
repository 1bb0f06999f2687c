import { expect, test } from 'vitest';
import { declaredClasses, importedSheets, usedClasses } from './style-classes.ts';

test('importedSheets returns the local name and path of each CSS module', () => {
  const source = "import { cx } from './cx.ts';\nimport styles from './Card.module.css';\n";
  expect(importedSheets(source)).toEqual([{ local: 'styles', path: './Card.module.css' }]);
});

test('declaredClasses returns nested and combined classes, but no numbers, files or comments', () => {
  const sheet =
    '/* .old */ .card.open > .title { opacity: .5; background: url(a.svg); &:has(.mark) { } }';
  expect([...declaredClasses(sheet)]).toEqual(['card', 'open', 'title', 'mark']);
});

test('usedClasses returns literal names of the sheet only', () => {
  const source = "cx(styles.card, styles['is-open'], styles[tone], otherstyles.no, x.styles.no)";
  expect([...usedClasses(source, 'styles')]).toEqual(['card', 'is-open']);
});
