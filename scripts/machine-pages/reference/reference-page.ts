import type { AnyStateMachine } from 'xstate';
import { leafStates } from '../../lib/leaf-states.ts';
import { cell, codeCell, firstSentence, pageOf, table, WRITTEN_BY } from '../markdown.ts';
import { type Logic, logicKey } from './load-logic.ts';
import type {
  DeclaredType,
  EventType,
  GroupTypes,
  MachineTypes,
  ReferenceTypes,
  Selector,
} from './reference-types.ts';
import type { Expanded } from './type-printer.ts';

/** Name of the page that lists the fields of all types. */
export const TYPES_PAGE = 'types.md';

/** A statechart with a page of its own. */
interface Statechart {
  readonly id: string;
  readonly page: string;
  /** Name and entry of its export; null if only its package uses it. */
  readonly exported: { readonly name: string; readonly entry: string } | null;
  readonly about: string;
  readonly states: number;
}

export interface Reference {
  readonly types: ReferenceTypes;
  readonly logic: Logic;
  readonly statecharts: readonly Statechart[];
}

/** Returns the page that lists every machine, in Markdown. */
export function referencePage({ types, logic, statecharts }: Reference): string {
  const pages = new Map(statecharts.map(({ id, page }) => [id, page]));
  const known = new Set(types.types.map(({ name }) => name));
  const sectionOf = (group: string) => (machine: MachineTypes) =>
    machineSection(machine, logic.get(logicKey(group, machine.name)), { known, pages });
  return pageOf([
    WRITTEN_BY,
    '# Machines',
    'This page lists every state machine that `@claypot/domain` exports, with its input, events, states and selectors. [Write a front end](../../how-to/write-a-front-end.md) shows how to use them.',
    '## How to read this page',
    [
      '- `createApp` starts the [actors of the app](#actors-of-the-app). They are fields of the app, such as `app.cart`.',
      '- A front end starts the machines of a group: `createActor(app.machines(menuMachines).menu, { input }).start()`.',
      '- Call `await app.loadMachines()` first. Only `app.session`, `app.company`, `app.language`, `app.toasts` and `app.firstMachines` work before it.',
      '- `@claypot/domain/<entry>` exports a selector. The tables name the entry: `ordering: selectCart(snapshot)`.',
      '- `ports` are the [ports](../../how-to/write-a-front-end.md#ports) that a machine calls. The app provides the actors in `runs` from these ports.',
      `- Amounts have the type \`Cents\`: an integer, in hundredths of a ringgit. [Types](${TYPES_PAGE}) lists the fields of each type.`,
    ].join('\n'),
    '## Groups',
    table(
      ['group', 'entry', 'machines', 'purpose'],
      types.groups.map((group) => [
        `[\`${group.name}\`](#${group.name.toLowerCase()})`,
        `\`${group.entry}\``,
        [...group.machines, ...group.helpers].map(({ name }) => `\`${name}\``).join(', '),
        cell(firstSentence(group.about)),
      ]),
    ),
    '## Actors of the app',
    'These actors run from `createApp` to `app.stop()`. Send events to them, and read their snapshots with the selectors.',
    ...types.actors.flatMap(sectionOf('app')),
    ...types.groups.flatMap((group) => [
      `## ${group.name}`,
      groupIntroduction(group),
      ...group.machines.flatMap(sectionOf(group.name)),
      ...helperSection(group),
    ]),
    '## Statecharts',
    'Each statechart has a page with its diagram, transitions and stories. Machines of one kind share a statechart: all queries, all forms, all mutations and both payments.',
    table(
      ['statechart', 'export', 'purpose', 'states'],
      statecharts.map(({ about, exported, id, page, states }) => [
        `[${id}](${page})`,
        exported === null ? '–' : `\`${exported.entry}: ${exported.name}\``,
        cell(firstSentence(about)),
        `${states}`,
      ]),
    ),
  ]);
}

/** Returns the page with the fields of every type that the machines name, in Markdown. */
export function typesPage({ types }: Pick<Reference, 'types'>): string {
  const [api, own] = [true, false].map((isOfApi) =>
    types.types.filter((type) => type.isOfApi === isOfApi),
  );
  return pageOf([
    WRITTEN_BY,
    '# Types of the machines',
    'This page lists the fields of every type that [the machines](README.md) name. A comment in a block is the comment of the field in the source.',
    '## Types of the domain',
    ...(own ?? []).flatMap(typeSection),
    '## Types of the API',
    '`@claypot/sdk` exports these types. They are the results of the API with amounts in cents.',
    ...(api ?? []).flatMap(typeSection),
  ]);
}

interface Linking {
  /** Names of the types that have a section. */
  readonly known: ReadonlySet<string>;
  /** Page of a statechart by its id. */
  readonly pages: ReadonlyMap<string, string>;
}

function machineSection(
  machine: MachineTypes,
  logic: AnyStateMachine | undefined,
  { known, pages }: Linking,
): string[] {
  const page = logic && pages.get(logic.id);
  const row = (name: string, value: string) => (value === '' ? [] : [[name, value]]);
  const states = logic === undefined ? [] : leafStates(logic);
  const runs = logic === undefined ? [] : Object.keys(logic.implementations.actors);
  return [
    `### ${machine.name}`,
    machine.about,
    table(
      ['', ''],
      [
        ...row('statechart', page === undefined ? '' : `[${logic?.id}](${page})`),
        ...row('input', machine.isActor ? '' : inputText(machine.input)),
        ...row('events', machine.events.map(eventText).join('<br>')),
        ...row('states', states.map((state) => `\`${state}\``).join(', ')),
        ...row('selectors', machine.selectors.map((one) => selectorText(one, known)).join('<br>')),
        ...row('ports', machine.ports.map((port) => `\`${port}\``).join(', ')),
        ...row('runs', runs.map((name) => `\`${name}\``).join(', ')),
      ],
    ),
  ];
}

function inputText(input: Expanded | null): string {
  if (input === null) return 'none';
  return codeCell('members' in input ? input.members.join(' | ') : fieldsText(input.fields));
}

function eventText({ name, payload }: EventType): string {
  const fields = payload.filter(({ type }) => type !== 'undefined');
  return codeCell(fields.length === 0 ? name : `${name} ${fieldsText(fields)}`);
}

function fieldsText(fields: readonly { readonly name: string; readonly type: string }[]): string {
  return `{ ${fields.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`;
}

function selectorText(
  { about, entry, name, parameters, returns }: Selector,
  known: ReadonlySet<string>,
): string {
  const more = parameters === '' ? '' : `, ${parameters}`;
  const call = codeCell(`${entry}: ${name}(snapshot${more})`);
  const links = [...new Set(returns.match(/\b[A-Z]\w*/g) ?? [])].filter((type) => known.has(type));
  const fields = links.map((type) => `[${type}](${TYPES_PAGE}#${type.toLowerCase()})`);
  const returned = links.length === 1 && links[0] === returns ? fields[0] : codeCell(returns);
  const linked = returned === fields[0] ? '' : fields.length > 0 ? ` (${fields.join(', ')})` : '';
  return `${call} → ${returned}${linked}${about === '' ? '' : `. ${cell(firstSentence(about))}`}`;
}

function groupIntroduction({ about, entry, isFirst, name }: GroupTypes): string {
  const code = `\`import { ${name} } from '@claypot/domain/${entry}'\`.`;
  const first = isFirst ? ` Also for \`app.firstMachines(${name})\`.` : '';
  return `${about} ${code}${first}`;
}

function helperSection({ helpers }: GroupTypes): string[] {
  if (helpers.length === 0) return [];
  return [
    'Functions of the group:',
    helpers.map(({ name, type }) => `- \`${name}: ${type}\``).join('\n'),
  ];
}

function unionLines(name: string, members: readonly string[]): string[] {
  const line = `type ${name} = ${members.join(' | ')};`;
  if (line.length <= 90 || members.length === 1) return [line];
  const lines = members.map((member) => `  | ${member}`).join('\n');
  return [`type ${name} =`, `${lines};`];
}

function typeSection(declared: DeclaredType): string[] {
  const { about, entry, expanded, isOfApi, name } = declared;
  const typed = `${name}${declared.parameters}`;
  const from = entry === null || isOfApi ? '' : ` from \`${entry}\``;
  const lines =
    'members' in expanded
      ? unionLines(typed, expanded.members)
      : [
          `interface ${typed} {`,
          ...expanded.fields.flatMap((field) => [
            ...(field.about === '' ? [] : [`  // ${field.about}`]),
            `  ${field.name}: ${field.type};`,
          ]),
          '}',
        ];
  return [
    `### ${name}`,
    from === '' ? '' : `Exported${from}.`,
    ['```ts', ...(about === '' ? [] : [`// ${about}`]), ...lines, '```'].join('\n'),
  ];
}
