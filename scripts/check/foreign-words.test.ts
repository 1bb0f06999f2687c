import { describe, expect, it } from 'vitest';
import { findBrowser, findForeign } from './foreign-words.ts';

describe('findForeign', () => {
  it.each([
    "import { useState } from 'react';",
    "import { readFile } from 'node:fs';",
    "import { Button } from '@claypot/ui';",
    'const id = Math.random();',
    'const now = Date.now();',
    'const now = new Date();',
    'const now = Temporal.Now.instant();',
    'await fetch(url);',
    'window.alert(1);',
    'const id = crypto.randomUUID();',
  ])('finds %s', (line) => {
    expect(findForeign(`const a = 1;\n${line}\n`)).toHaveLength(1);
    expect(findForeign(`const a = 1;\n${line}\n`)[0]?.line).toBe(2);
  });

  it('leaves comments and innocent words alone', () => {
    const source = `
      /** Never call Date.now() here. */
      // Math.random is given from outside
      const prefetch = (id: string) => api.prefetch(id);
      const total = Math.round(3 / 2);
      import { setup } from 'xstate';
    `;
    expect(findForeign(source)).toEqual([]);
  });
});

it('a browser is more than the terminal may need, Node is not', () => {
  const source =
    "import { useState } from 'react';\nimport 'node:fs';\nwindow.alert(Date.now());\n";
  expect(findBrowser(source).map(({ line }) => line)).toEqual([1, 3]);
});
