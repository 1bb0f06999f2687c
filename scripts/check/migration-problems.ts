import { expandStepOf } from '../../apps/api/src/platform/db/expand-step.ts';
import { listParts, sqlStatements } from './sql-statements.ts';

const BREAKS =
  'breaks the previous version, unless it is a contract step (`-- second step of <file>`)';
const SCANS = 'blocks customers while it scans the table';
const REWRITES = 'blocks customers while it rewrites the table';

interface Rule {
  readonly pattern: RegExp;
  readonly message: string;
  /** True if it is allowed as a contract step, once no version uses the object. */
  readonly isContractStep: boolean;
}

const breaks = (pattern: RegExp): Rule => ({ pattern, message: BREAKS, isContractStep: true });
const locks = (pattern: RegExp, message: string): Rule => ({
  pattern,
  message,
  isContractStep: false,
});

/** Rejected actions of `alter table` on an existing table, each matched separately. */
const ACTIONS: readonly Rule[] = [
  breaks(/^rename\b/),
  breaks(/^set schema\b/),
  breaks(/^drop (?!not null|expression|identity)/),
  breaks(/^alter (?:column )?\S+ (?:set not null|drop default)\b/),
  breaks(/^(?:disable|enable) (?:trigger|rule|row)\b/),
  locks(
    /^alter (?:column )?\S+ (?:set data )?type\b/,
    `${REWRITES}: add a column of the new type, and drop the old one in a contract step`,
  ),
  locks(
    /^add (?:constraint \S+ )?(?:check|foreign key)\b(?!.* not valid$)/,
    `${SCANS}: add it \`not valid\`, and \`validate constraint\` in a contract step`,
  ),
  locks(
    /^add (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?! using index)/,
    `${SCANS}: create the index beforehand, and add the constraint \`using index\``,
  ),
  {
    pattern: /^validate constraint\b/,
    message: `${SCANS} where it is added and validated at once: it is a second step`,
    isContractStep: true,
  },
  locks(/^set (?:logged|unlogged|tablespace|access method)\b/, REWRITES),
];

/** An added column; captures its definition. */
const COLUMN =
  /^add (?:column )?(?:if not exists )?(?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b)\S+ (.*)$/;
const COLUMNS: readonly Rule[] = [
  locks(
    /^(?!.*\bdefault\b).*\bnot null\b/,
    'breaks the previous version, which inserts rows without this column: add a default',
  ),
  locks(
    /\bdefault (?!now\(\))\w*\(|\bgenerated\b|\b(?:big|small)?serial\b/,
    `${REWRITES}: add the column without it, and fill the column in a job`,
  ),
  locks(
    /\b(?:unique|primary key)\b/,
    `${SCANS}: create the index beforehand, and add the constraint \`using index\``,
  ),
  locks(/\bcheck\b/, `${SCANS}: add the check separately, as a \`not valid\` constraint`),
  locks(
    /\bdefault\b.*\breferences\b|\breferences\b.*\bdefault\b/,
    `${SCANS}: omit the default, or add the reference \`not valid\``,
  ),
];

/**
 * Patterns of the table that a statement changes. Tables created by the migration itself are
 * exempt.
 */
const CHANGED_TABLE: readonly RegExp[] = [
  /^(?:alter|drop) table (?:if exists )?(?:only )?([\w.]+)/,
  /^create (?:unique )?index .*?\bon (?:only )?([\w.]+)/,
  /^(?:update|delete from) (?:only )?([\w.]+)/,
];

/** Rejected statements of other kinds. */
const STATEMENTS: readonly Rule[] = [
  breaks(/^drop\b/),
  locks(
    /^(?:update|delete|with|merge)\b/,
    'locks rows until all migrations have finished: use a job that works in batches',
  ),
  breaks(/^alter (?!table\b).*\b(?:rename|set schema|owner to)\b/),
  locks(/^(?:lock|truncate|cluster|reindex|vacuum full|refresh)\b/, 'blocks customers'),
  locks(/^do\b/, 'cannot be analysed: write the statements without it'),
  locks(
    /^(?:begin|commit|rollback)\b/,
    'is not allowed: each migration runs in its own transaction',
  ),
];

/**
 * Returns a message for each statement of a migration that blocks customers or breaks the previous
 * version, which runs at the same time. Also reports a contract step without an earlier migration.
 * Tables that the migration itself creates are exempt.
 * @param name file name of the migration.
 * @param all file names of all migrations.
 */
export function findMigrationProblems(
  name: string,
  text: string,
  all: readonly string[],
): string[] {
  const statements = sqlStatements(text);
  const createdTables = new Set(
    statements.flatMap(
      (each) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(each)?.[1] ?? [],
    ),
  );
  const expandStep = expandStepOf(text);
  const beforehand = [...text.matchAll(/^-- beforehand: (.*);$/gm)].map(
    ([, line = '']) => sqlStatements(line)[0] ?? '',
  );
  const problems = statements.flatMap((statement) =>
    findProblems(statement, createdTables, beforehand)
      .filter(({ isContractStep }) => !(isContractStep && expandStep !== null))
      .map(({ message }) => `\`${statement.slice(0, 80)}\` ${message}`),
  );
  if (expandStep === null || (expandStep < name && all.includes(expandStep))) return problems;
  return [...problems, `is the second step of ${expandStep}, which is no earlier migration`];
}

type MigrationProblem = Pick<Rule, 'message' | 'isContractStep'>;

function findProblems(
  statement: string,
  createdTables: ReadonlySet<string>,
  beforehand: readonly string[],
): readonly MigrationProblem[] {
  const changedTable = CHANGED_TABLE.map((pattern) => pattern.exec(statement)?.[1]).find(
    (table) => table !== undefined,
  );
  if (changedTable !== undefined && createdTables.has(changedTable)) return [];
  const actions = /^alter table (?:if exists )?(?:only )?[\w.]+ (.*)$/.exec(statement)?.[1];
  if (actions !== undefined) return findActionProblems(listParts(actions));
  if (/^create (?:unique )?index\b/.test(statement))
    return findIndexProblems(statement, beforehand);
  return STATEMENTS.filter(({ pattern }) => pattern.test(statement));
}

function findActionProblems(actions: readonly string[]): readonly MigrationProblem[] {
  return actions.flatMap((action) => {
    const replaced = /^drop constraint (?:if exists )?(\S+)$/.exec(action)?.[1];
    // The replacement with the same name is checked separately.
    const isReplaced = actions.some((each) => each.startsWith(`add constraint ${replaced} `));
    return isReplaced ? [] : findSingleActionProblems(action);
  });
}

function findSingleActionProblems(action: string): readonly MigrationProblem[] {
  const column = COLUMN.exec(action)?.[1];
  return column === undefined
    ? ACTIONS.filter(({ pattern }) => pattern.test(action))
    : COLUMNS.filter(({ pattern }) => pattern.test(column));
}

/**
 * Requires an index on an existing table to be created manually and `concurrently` before the
 * migration, because a transaction cannot do that.
 */
function findIndexProblems(
  statement: string,
  beforehand: readonly string[],
): readonly MigrationProblem[] {
  const byHand = statement.replace(' index ', ' index concurrently ');
  if (/ index if not exists /.test(statement) && beforehand.includes(byHand)) return [];
  return [
    {
      message:
        'lets nobody write meanwhile: say `if not exists`, and in a line of its own `-- beforehand: create index concurrently if not exists …;` with the same words',
      isContractStep: false,
    },
  ];
}
