import { expect, test } from 'vitest';
import { namedScripts, undescribedScripts } from './named-scripts.ts';

test('returns scripts of npm run and the shorthands start and test', () => {
  const page = '`npm run build-storybook`, `npm test -- server`, `npm install && npm start`';
  expect(namedScripts(page)).toEqual(['build-storybook', 'test', 'start']);
});

test('returns the scripts that no row of a table begins with', () => {
  const page = [
    'Run `npm run dev` first.',
    '| command | effect |',
    '|---|---|',
    '| `npm start` | starts the server, unlike `npm run bench` |',
    '| `npm run backup -- <folder>`, `npm run restore -- <folder>` | copies the data |',
  ].join('\n');
  expect(undescribedScripts(page, ['start', 'dev', 'bench', 'backup', 'restore'])).toEqual([
    'dev',
    'bench',
  ]);
});
