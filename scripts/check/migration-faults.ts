import { expandStepOf } from '../../apps/api/src/platform/db/expand-step.ts';
import { listParts, sqlStatements } from './sql-statements.ts';

const BREAKS = 'breaks the version before it, unless this is the second step of another';
const LONG = 'holds up every customer while it looks at each row';
const REWRITES = 'holds up every customer while it writes each row anew';

interface Rule {
  readonly pattern: RegExp;
  readonly says: string;
  /** Whether it may be done once no version uses it any more. */
  readonly isContractStep: boolean;
}

const breaks = (pattern: RegExp): Rule => ({ pattern, says: BREAKS, isContractStep: true });
const locks = (pattern: RegExp, says: string): Rule => ({ pattern, says, isContractStep: false });

/** What is refused of `alter table`, each of its actions by itself, on a table that was there. */
const ACTIONS: readonly Rule[] = [
  breaks(/^rename\b/),
  breaks(/^set schema\b/),
  breaks(/^drop (?!not null|expression|identity)/),
  breaks(/^alter (?:column )?\S+ (?:set not null|drop default)\b/),
  breaks(/^(?:disable|enable) (?:trigger|rule|row)\b/),
  locks(
    /^alter (?:column )?\S+ (?:set data )?type\b/,
    `${REWRITES}: add a column of the new type, and drop the old one in a second step`,
  ),
  locks(
    /^add (?:constraint \S+ )?(?:check|foreign key)\b(?!.* not valid$)/,
    `${LONG}: add it \`not valid\`, and \`validate constraint\` in a second step`,
  ),
  locks(
    /^add (?:constraint \S+ )?(?:unique|primary key|exclude)\b(?! using index)/,
    `${LONG}: make the index beforehand, and add the constraint \`using index\``,
  ),
  {
    pattern: /^validate constraint\b/,
    says: `${LONG} where it is added and validated at once: it is a second step`,
    isContractStep: true,
  },
  locks(/^set (?:logged|unlogged|tablespace|access method)\b/, REWRITES),
];

/** A column that is added; its definition follows its name. */
const COLUMN =
  /^add (?:column )?(?:if not exists )?(?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b)\S+ (.*)$/;
const COLUMNS: readonly Rule[] = [
  locks(
    /^(?!.*\bdefault\b).*\bnot null\b/,
    'the version before it adds rows without this column: give it a default',
  ),
  locks(
    /\bdefault (?!now\(\))\w*\(|\bgenerated\b|\b(?:big|small)?serial\b/,
    `${REWRITES}: add the column without, and have a job fill it`,
  ),
  locks(
    /\b(?:unique|primary key)\b/,
    `${LONG}: make the index beforehand, and add the constraint \`using index\``,
  ),
  locks(/\bcheck\b/, `${LONG}: add the check by itself, as a constraint that is \`not valid\``),
  locks(
    /\bdefault\b.*\breferences\b|\breferences\b.*\bdefault\b/,
    `${LONG}: leave out the default, or add the reference \`not valid\``,
  ),
];

/** Which table a statement changes; what the migration itself has made is nobody's yet. */
const TOUCHED: readonly RegExp[] = [
  /^(?:alter|drop) table (?:if exists )?(?:only )?([\w.]+)/,
  /^create (?:unique )?index .*?\bon (?:only )?([\w.]+)/,
  /^(?:update|delete from) (?:only )?([\w.]+)/,
];

/** What is refused of any other statement. */
const STATEMENTS: readonly Rule[] = [
  breaks(/^drop\b/),
  locks(
    /^(?:update|delete|with|merge)\b/,
    'locks rows until all migrations are done: have a job do it in portions',
  ),
  breaks(/^alter (?!table\b).*\b(?:rename|set schema|owner to)\b/),
  locks(/^(?:lock|truncate|cluster|reindex|vacuum full|refresh)\b/, 'keeps customers waiting'),
  locks(/^do\b/, 'cannot be looked into: write the statements out'),
  locks(/^(?:begin|commit|rollback)\b/, 'migrations run in one transaction of their own'),
];

/**
 * What a migration may not do, as it keeps customers waiting or takes from the version before it what
 * that needs while both stand side by side. Tables that it makes itself are nobody's yet.
 * @param name of its file. @param all names of all migrations.
 */
export function migrationFaults(name: string, text: string, all: readonly string[]): string[] {
  const statements = sqlStatements(text);
  const made = new Set(
    statements.flatMap(
      (each) => /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/.exec(each)?.[1] ?? [],
    ),
  );
  const expandStep = expandStepOf(text);
  const beforehand = [...text.matchAll(/^-- beforehand: (.*);$/gm)].map(
    ([, line = '']) => sqlStatements(line)[0] ?? '',
  );
  const faults = statements.flatMap((statement) =>
    faultsOf(statement, made, beforehand)
      .filter(({ isContractStep }) => !(isContractStep && expandStep !== null))
      .map(({ says }) => `\`${statement.slice(0, 80)}\` ${says}`),
  );
  if (expandStep === null || (expandStep < name && all.includes(expandStep))) return faults;
  return [...faults, `is the second step of ${expandStep}, which is no earlier migration`];
}

type Fault = Pick<Rule, 'says' | 'isContractStep'>;

function faultsOf(
  statement: string,
  made: ReadonlySet<string>,
  beforehand: readonly string[],
): readonly Fault[] {
  const touched = TOUCHED.map((pattern) => pattern.exec(statement)?.[1]).find(
    (table) => table !== undefined,
  );
  if (touched !== undefined && made.has(touched)) return [];
  const actions = /^alter table (?:if exists )?(?:only )?[\w.]+ (.*)$/.exec(statement)?.[1];
  if (actions !== undefined) return faultsOfActions(listParts(actions));
  if (/^create (?:unique )?index\b/.test(statement)) return faultsOfIndex(statement, beforehand);
  return STATEMENTS.filter(({ pattern }) => pattern.test(statement));
}

function faultsOfActions(actions: readonly string[]): readonly Fault[] {
  return actions.flatMap((action) => {
    const replaced = /^drop constraint (?:if exists )?(\S+)$/.exec(action)?.[1];
    // What is put in its place under the same name is looked at by itself.
    const isReplaced = actions.some((each) => each.startsWith(`add constraint ${replaced} `));
    return isReplaced ? [] : faultsOfAction(action);
  });
}

function faultsOfAction(action: string): readonly Fault[] {
  const column = COLUMN.exec(action)?.[1];
  return column === undefined
    ? ACTIONS.filter(({ pattern }) => pattern.test(action))
    : COLUMNS.filter(({ pattern }) => pattern.test(column));
}

/** An index is made beforehand, by hand and `concurrently`, as no transaction can do that. */
function faultsOfIndex(statement: string, beforehand: readonly string[]): readonly Fault[] {
  const byHand = statement.replace(' index ', ' index concurrently ');
  if (/ index if not exists /.test(statement) && beforehand.includes(byHand)) return [];
  return [
    {
      says: 'lets nobody write meanwhile: say `if not exists`, and in a line of its own `-- beforehand: create index concurrently if not exists …;` with the same words',
      isContractStep: false,
    },
  ];
}
