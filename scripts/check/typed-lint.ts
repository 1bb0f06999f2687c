/** Runs lint rules that need type information, which the linter lacks. */
import { cwd } from 'node:process';
import { visitTypedSources } from '../lib/typed-sources.ts';
import { bareTexts } from './typed-lint/bare-texts.ts';
import { numberConditions } from './typed-lint/number-conditions.ts';

const PROJECTS = ['apps/web', 'packages/ui', 'packages/domain', 'packages/i18n', 'apps/kiosk'];

const complaints: string[] = [];
visitTypedSources(cwd(), PROJECTS, (source) => {
  for (const { line, text } of numberConditions(source)) {
    complaints.push(
      `${source.path}:${line}: a number before && renders 0, use a comparison: ${text}`,
    );
  }
  for (const { line, text } of bareTexts(source)) {
    complaints.push(`${source.path}:${line}: put the text into a separate element: ${text}`);
  }
});
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
