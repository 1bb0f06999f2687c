import { expect, test } from 'vitest';
import { namedPaths } from './named-paths.ts';

test('code spans that begin with a folder of the house are paths', () => {
  const page = 'See `apps/api/src/main.ts`, `openapi/` and `npm run check`, not `apps/<name>/src`.';
  expect(namedPaths('README.md', page)).toEqual(['apps/api/src/main.ts', 'openapi/']);
});

test('links begin where the page stands; other hosts and parts of a page are left out', () => {
  const page = '[a](records/one.md) [b](../README.md#run) [c](https://example.com/x) [d](#here)';
  expect(namedPaths('docs/architecture.md', page)).toEqual(['docs/records/one.md', 'README.md']);
});

test('what stands in a block of code is an example, in a command it is a path', () => {
  const page = 'Text\n```yaml\n# docs/none.md\n```\n```sh\nnode scripts/a.ts apps/<name>\n```\n';
  expect(namedPaths('README.md', page)).toEqual(['scripts/a.ts']);
});
