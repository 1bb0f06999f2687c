/** Runs lint rules that need type information, which the linter lacks. */
import { cwd } from 'node:process';
import { visitTypedSources } from '../lib/typed-sources.ts';
import { bareTexts } from './typed-lint/bare-texts.ts';
import { numberConditions } from './typed-lint/number-conditions.ts';

const PROJECTS = [
  'apps/web',
  'apps/counter',
  'packages/ui',
  'packages/domain',
  'packages/browser',
  'packages/counter',
  'packages/i18n',
  'packages/tickets',
  'apps/kiosk',
];

const problems: string[] = [];
visitTypedSources(cwd(), PROJECTS, (source) => {
  for (const { line, text } of numberConditions(source)) {
    problems.push(`${source.path}:${line}: a number before && yields 0: compare it: ${text}`);
  }
  for (const { line, text } of bareTexts(source)) {
    problems.push(`${source.path}:${line}: put the text into an element of its own: ${text}`);
  }
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
