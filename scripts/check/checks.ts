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
  {
    name: 'types',
    // By default four projects are checked in parallel by four checkers each, and every checker
    // instantiates the types of the machines again: twice the processor time.
    command: ['tsc', '-b', '--builders', '2', '--checkers', '1'],
    remedy: 'fix the type errors',
  },
  {
    name: 'lint and format',
    command: ['biome', 'check', '--error-on-warnings', '.'],
    remedy: 'run `npx biome check --write .`, then fix the remaining problems',
  },
  {
    name: 'typed lint',
    command: ['node', 'scripts/check/typed-lint.ts'],
    remedy: 'docs/reference/checks.md has the reason and the replacement for each rule',
  },
  { name: 'unused code', command: ['knip'], remedy: 'remove the unused code' },
  {
    name: 'package boundaries',
    command: ['turbo', 'boundaries'],
    remedy: 'reverse the import: openapi → sdk → domain → web',
  },
  {
    name: 'no circular folder imports',
    command: ['node', 'scripts/check/folder-circles.ts'],
    remedy: 'move code that both folders need into the lower folder',
  },
  {
    name: 'folder sizes',
    command: ['node', 'scripts/check/folder-sizes.ts'],
    remedy: 'move related files into a subfolder',
  },
  {
    name: 'all tests belong to a project',
    command: ['node', 'scripts/check/tests-are-run.ts'],
    remedy: 'extend the globs in vitest.config.ts or .storybook/vitest.config.ts',
  },
  {
    name: 'page size budgets',
    command: ['node', 'scripts/check/pages-are-light.ts'],
    remedy: 'load code later if possible, or raise the budget in scripts/check/page-budgets.ts',
  },
  {
    name: 'colour roles',
    command: ['node', 'scripts/check/colours-are-roles.ts'],
    remedy:
      'use a role that packages/ui/src/styles/colors.css declares, and remove roles without a use',
  },
  {
    name: 'style classes exist',
    command: ['node', 'scripts/check/style-classes-exist.ts'],
    remedy: 'declare the class in the CSS module, or remove it from the component',
  },
  {
    name: 'placeholder implementations throw',
    command: ['node', 'scripts/check/placeholders-throw.ts'],
    remedy: 'create the placeholder with packages/domain/src/machines/base/placeholder.ts',
  },
  {
    name: 'generated code is current',
    command: ['node', 'packages/sdk/scripts/check-drift.ts'],
    remedy: 'run `npm run generate` and commit the result',
  },
  {
    name: 'test samples are current',
    command: ['node', 'packages/testing/scripts/check-drift.ts'],
    remedy: 'run `npm run generate` and commit the result',
  },
  {
    name: 'public holidays of next year',
    command: ['node', 'apps/api/scripts/check-holidays.ts'],
    remedy:
      'add the gazetted holidays of next year to apps/api/src/modules/loyalty/vouchers/holiday-corrections.ts',
  },
  {
    name: 'SQL row types',
    command: ['node', 'scripts/check/typed-rows.ts'],
    remedy: 'make row type and statement match: docs/reference/server.md, "Row types"',
  },
  {
    name: 'expand-contract migrations',
    command: ['node', 'scripts/check/migrations-in-two-steps.ts'],
    remedy: 'split the migration into expand and contract: docs/reference/server.md, "Migrations"',
  },
  {
    name: 'contract lint',
    command: ['redocly', 'lint'],
    remedy: 'fix the contract in openapi/',
  },
  {
    name: 'contract examples',
    command: ['node', 'openapi/check-examples.ts'],
    remedy: 'change the example to match its schema, or the schema to match the example',
  },
  {
    name: 'other client generators',
    command: ['node', 'packages/sdk/scripts/check-other-clients.ts'],
    remedy:
      'write the schema in openapi/ in a form that both generators support, or correct the expectations of the check',
  },
  {
    name: 'stories cover the states',
    command: ['node', 'scripts/check/state-stories.ts'],
    remedy: 'add the missing story next to its view',
  },
  {
    name: 'machine pages are current',
    command: ['node', 'scripts/check/machine-pages.ts'],
    remedy: 'run `npm run diagrams` and commit the result',
  },
  {
    name: 'API page is current',
    command: ['node', 'scripts/check/api-page-is-current.ts'],
    remedy: 'run `npx node scripts/check/api-page-is-current.ts --write` and commit the result',
  },
  {
    name: 'plain language',
    command: ['node', 'scripts/check/plain-language.ts'],
    remedy: 'follow the rules of writing in CONTRIBUTING.md',
  },
  {
    name: 'documentation references',
    command: ['node', 'scripts/check/pages-name-what-is-there.ts'],
    remedy: 'correct the name, or add a row for the script to docs/reference/command-line.md',
  },
  {
    name: 'providers page is current',
    command: ['node', 'scripts/check/providers-page-is-current.ts'],
    remedy:
      'run `npx node scripts/check/providers-page-is-current.ts --write` and review the change',
  },
  {
    name: 'removed locks are current',
    command: ['node', 'scripts/check/removed-locks-are-current.ts'],
    remedy: 'run `npm run test:locks`, and add a test or a reason for each reported lock',
  },
  {
    name: 'third-party licences are listed and allowed',
    command: ['node', 'scripts/check/third-party-licenses.ts'],
    remedy:
      'review the licence, then run `npx node scripts/check/third-party-licenses.ts --write` and commit the result',
  },
  {
    name: 'texts are used',
    command: ['node', 'scripts/check/unused-texts.ts'],
    remedy: 'remove the text from both catalogues, or use it',
  },
  {
    name: 'terms follow the glossary',
    command: ['node', 'scripts/check/terms-are-said-one-way.ts'],
    remedy: 'use the term of docs/reference/glossary.md, or correct the glossary',
  },
];

/**
 * Settings of tools in Go, such as the TypeScript compiler: collect garbage a third as often while
 * the heap is below 4 GiB.
 */
const GO_ENV = { GOGC: '300', GOMEMLIMIT: '4GiB' };

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
    env: { REDOCLY_TELEMETRY: 'off', ...GO_ENV, ...TURBO_ENV },
  });
  const seconds = (milliseconds / 1000).toFixed(1);
  process.stdout.write(
    code === 0
      ? `  ok      ${check.name} (${seconds} s)\n`
      : `  failed  ${check.name} (${seconds} s): ${check.remedy}\n${output.trimEnd()}\n\n`,
  );
  return code === 0;
}
