import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

test('runs the tests of every package', () => {
  const manifests = globSync('{apps,packages}/*/package.json').map(
    (file): Manifest => JSON.parse(readFileSync(file, 'utf8')),
  );
  const tested = manifests.filter(({ scripts }) => scripts?.test !== undefined);
  const tasks = parts.flatMap((part) => part.tasks.map(({ task }) => task));
  expect(tested.length).toBeGreaterThan(10);
  expect(tasks).toEqual(expect.arrayContaining(tested.map(({ name }) => `${name}#test`)));
});
