import { expect, test } from 'vitest';
import { renewProvidersPage } from './providers-page.ts';

const sources = {
  testsOf: (path: string) => [`first of ${path}`, 'a_b › second'],
  english: { errors: { LALAMOVE_ERROR: 'Please call.' } },
  chinese: { errors: { LALAMOVE_ERROR: '请致电' } },
};

const page = `# Providers

Tests in \`some.test.ts\`:

- gone
- gone, too

| at the courier | text | English | 中文 |
|---|---|---|---|
| no answer | \`errors:LALAMOVE_ERROR\` | old | 旧 |
| a webhook | nothing | | |

Tests in \`other.test.ts\`:

- gone
`;

test('updates the lists of tests and the quotes and nothing else', () => {
  const renewed = renewProvidersPage(page, sources);
  expect(renewed).toBe(`# Providers

Tests in \`some.test.ts\`:

- first of some.test.ts
- a\\_b › second

| at the courier | text | English | 中文 |
|---|---|---|---|
| no answer | \`errors:LALAMOVE_ERROR\` | Please call. | 请致电 |
| a webhook | nothing | | |

Tests in \`other.test.ts\`:

- first of other.test.ts
- a\\_b › second
`);
  expect(renewProvidersPage(renewed, sources)).toBe(renewed);
});

test('throws when a quoted text does not exist', () => {
  expect(() => renewProvidersPage('| x | `errors:NONE` | a | b |', sources)).toThrow('errors:NONE');
});
