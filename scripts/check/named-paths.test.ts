import { expect, test } from 'vitest';
import { namedPaths } from './named-paths.ts';

test('returns code spans that begin with a top-level folder', () => {
  const page = 'See `apps/api/src/main.ts`, `openapi/` and `npm run check`, not `apps/<name>/src`.';
  expect(namedPaths('README.md', page)).toEqual(['apps/api/src/main.ts', 'openapi/']);
});

test('resolves links relative to the page and ignores other hosts and fragments', () => {
  const page = '[a](records/one.md) [b](../README.md#run) [c](https://example.com/x) [d](#here)';
  expect(namedPaths('docs/architecture.md', page)).toEqual(['docs/records/one.md', 'README.md']);
});

test('returns paths in shell commands but not in other code blocks', () => {
  const page = 'Text\n```yaml\n# docs/none.md\n```\n```sh\nnode scripts/a.ts apps/<name>\n```\n';
  expect(namedPaths('README.md', page)).toEqual(['scripts/a.ts']);
});
