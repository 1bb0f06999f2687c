import { availableParallelism } from 'node:os';
import { run } from '../lib/run.ts';
import { TURBO_ENV } from '../lib/turbo.ts';
import type { Tally } from '../test/reports.ts';

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Hint for fixing a failure. */
  readonly remedy: string;
}

/** All static checks of the sources. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '-b'], remedy: 'mend the type errors' },
  {
    name: 'lint and format',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    remedy: 'run `npx biome check --write .`, then mend what is left',
  },
  {
    name: 'typed lint',
    command: ['node', 'scripts/check/typed-lint.ts'],
    remedy: 'docs/reference/checks.md has the reason and the replacement for each rule',
  },
  { name: 'unused code', command: ['knip'], remedy: 'remove what nothing uses' },
  {
    name: 'package boundaries',
    command: ['turbo', 'boundaries'],
    remedy: 'turn the import round: openapi → sdk → domain → web',
  },
  {
    name: 'folders in one direction',
    command: ['node', 'scripts/check/folder-circles.ts'],
    remedy: 'move what both folders need into the one that stands below',
  },
  {
    name: 'folders of at most 15 siblings',
    command: ['node', 'scripts/check/folder-sizes.ts'],
    remedy: 'move files that belong together into a folder of their own',
  },
  {
    name: 'every test is run',
    command: ['node', 'scripts/check/tests-are-run.ts'],
    remedy: 'widen the globs of vitest.config.ts or of .storybook/vitest.config.ts',
  },
  {
    name: 'pages are light',
    command: ['node', 'scripts/check/pages-are-light.ts'],
    remedy: 'fetch later what can come later, or raise the budget in scripts/check/byte-budgets.ts',
  },
  {
    name: 'colours are roles',
    command: ['node', 'scripts/check/colours-are-roles.ts'],
    remedy:
      'ask for a role that is given in packages/ui/src/styles/colors.css, and give none for nothing',
  },
  {
    name: 'placeholders throw',
    command: ['node', 'scripts/check/placeholders-throw.ts'],
    remedy: 'name what is provided later with packages/domain/src/machines/base/placeholder.ts',
  },
  {
    name: 'generated code is current',
    command: ['node', 'packages/sdk/scripts/check-drift.ts'],
    remedy: 'run `npm run generate` and commit what it writes',
  },
  {
    name: 'samples are current',
    command: ['node', 'packages/testing/scripts/check-drift.ts'],
    remedy: 'run `npm run generate` and commit what it writes',
  },
  {
    name: 'public holidays reach ahead',
    command: ['node', 'apps/api/scripts/check-holidays.ts'],
    remedy:
      'add the gazetted days of the coming year to apps/api/src/modules/loyalty/vouchers/holiday-corrections.ts',
  },
  {
    name: 'row types are what PostgreSQL returns',
    command: ['node', 'scripts/check/typed-rows.ts'],
    remedy: 'make the row type and the statement agree: docs/reference/server.md, "Row types"',
  },
  {
    name: 'migrations in two steps',
    command: ['node', 'scripts/check/migrations-in-two-steps.ts'],
    remedy: 'split the migration in two: docs/reference/server.md, "Migrations"',
  },
  {
    name: 'contract lint',
    command: ['redocly', 'lint', 'openapi/admin-api.yaml'],
    remedy: 'mend the contract in openapi/',
  },
  {
    name: 'contract examples',
    command: ['node', 'openapi/check-examples.ts'],
    remedy: 'make the example agree with its schema, or the schema with the example',
  },
  {
    name: 'other generators understand the contract',
    command: ['node', 'packages/sdk/scripts/check-other-clients.ts'],
    remedy: 'say it in openapi/ as both can read it, or mend what the check says of it',
  },
  {
    name: 'stories cover the states',
    command: ['node', 'scripts/check/state-stories.ts'],
    remedy: 'add the missing story beside its view',
  },
  {
    name: 'machine pages are current',
    command: ['node', 'scripts/check/machine-pages.ts'],
    remedy: 'run `npm run diagrams` and commit what it writes',
  },
  {
    name: 'API page is current',
    command: ['node', 'scripts/check/api-page-is-current.ts'],
    remedy: 'run `npx node scripts/check/api-page-is-current.ts --write` and commit what it writes',
  },
  {
    name: 'comments, test names and pages are plain',
    command: ['node', 'scripts/check/plain-language.ts'],
    remedy: 'follow the rules of writing in CONTRIBUTING.md',
  },
  {
    name: 'pages name what is there',
    command: ['node', 'scripts/check/pages-name-what-is-there.ts'],
    remedy: 'correct the name, or add a row for the script to docs/reference/command-line.md',
  },
  {
    name: 'providers page is current',
    command: ['node', 'scripts/check/providers-page-is-current.ts'],
    remedy: 'run `npx node scripts/check/providers-page-is-current.ts --write` and read the change',
  },
  {
    name: 'removed locks are current',
    command: ['node', 'scripts/check/removed-locks-are-current.ts'],
    remedy: 'run `npm run test:locks`, and write a test or a reason for each lock that it names',
  },
  {
    name: 'third-party licences are listed and allowed',
    command: ['node', 'scripts/check/third-party-licenses.ts'],
    remedy:
      'read the licence, then run `npx node scripts/check/third-party-licenses.ts --write` and commit what it writes',
  },
  {
    name: 'texts are used',
    command: ['node', 'scripts/check/unused-texts.ts'],
    remedy: 'remove the text from both catalogues, or show it',
  },
  {
    name: 'terms follow the glossary',
    command: ['node', 'scripts/check/terms-are-said-one-way.ts'],
    remedy: 'use the term of docs/reference/glossary.md, or correct the glossary',
  },
];

/**
 * Runs as many checks in parallel as there are processors, and prints a line when each ends. No
 * check writes a file that another reads. Returns the number of passed and failed checks, with the
 * failures.
 */
export async function runChecks(): Promise<Tally> {
  const failures = new Map<Check, string>();
  const remaining = [...checks];
  const runRemaining = async () => {
    for (let check = remaining.shift(); check !== undefined; check = remaining.shift()) {
      if (!(await passes(check))) failures.set(check, `${check.name}: ${check.remedy}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runRemaining));
  return {
    passed: checks.length - failures.size,
    failed: failures.size,
    failures: checks.flatMap((check) => failures.get(check) ?? []),
  };
}

async function passes(check: Check): Promise<boolean> {
  const [command, ...args] = check.command;
  const { code, milliseconds, output } = await run(command, args, {
    env: { REDOCLY_TELEMETRY: 'off', ...TURBO_ENV },
  });
  const seconds = (milliseconds / 1000).toFixed(1);
  process.stdout.write(
    code === 0
      ? `  ok      ${check.name} (${seconds} s)\n`
      : `  failed  ${check.name} (${seconds} s): ${check.remedy}\n${output.trimEnd()}\n\n`,
  );
  return code === 0;
}
