import { expect, test } from 'vitest';
import { namedScripts } from './named-scripts.ts';

test('returns scripts of npm run and the shorthands start and test', () => {
  const page = '`npm run build-storybook`, `npm test -- server`, `npm install && npm start`';
  expect(namedScripts(page)).toEqual(['build-storybook', 'test', 'start']);
});
