import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DEMO = join(import.meta.dirname, '../../../demo');

/** An amount as `writeMoney` formats it. */
const AMOUNT = /^RM\u00a0\d{1,3}(,\d{3})*\.\d{2}/;

test('the demo data writes every amount as the app does', () => {
  const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  const others = files.flatMap((name) =>
    readFileSync(join(DEMO, name), 'utf8')
      .split('\n')
      .filter((line) =>
        [...line.matchAll(/RM(?=\s*\d)/g)].some(({ index }) => !AMOUNT.test(line.slice(index))),
      )
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
});
