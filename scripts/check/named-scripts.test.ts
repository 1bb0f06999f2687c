import { expect, test } from 'vitest';
import { namedScripts } from './named-scripts.ts';

test('scripts are named after npm run, and npm’s own two without it', () => {
  const page = '`npm run build-storybook`, `npm test -- server`, `npm install && npm start`';
  expect(namedScripts(page)).toEqual(['build-storybook', 'test', 'start']);
});
