import type { AnyStateMachine } from 'xstate';
import { lastingStates, leafStates } from '../lib/leaf-states.ts';
import type { ShownState } from '../lib/story-files.ts';
import { eventTransitions } from './event-transitions.ts';
import { drawMachine } from './mermaid.ts';

const WRITTEN_BY = '<!-- Written by `npm run diagrams` from the machine itself: change that. -->';
/** Path from the pages' folder to the repository root. */
const TOP = '../..';

interface MachineDescription {
  readonly machine: AnyStateMachine;
  /** Path of the machine's file, relative to the repository root. */
  readonly path: string;
  /** Purpose of the machine: its doc comment. */
  readonly about: string;
  readonly shown: readonly ShownState[];
  /** Place where its states are visible, if no story is required. */
  readonly withoutScreen: string | undefined;
}

export function machinePage(described: MachineDescription): string {
  const { machine, path, about } = described;
  return `${[
    WRITTEN_BY,
    `# ${machine.id}`,
    about,
    `The machine stands in [${path}](${TOP}/${path}).`,
    `\`\`\`mermaid\n${drawMachine(machine)}\n\`\`\``,
    '## States',
    ...statesSection(described),
    '## Events',
    ...eventsSection(machine),
  ].join('\n\n')}\n`;
}

export function indexPage(described: readonly MachineDescription[]): string {
  const rows = described.map(({ machine, about }) => [
    `[${machine.id}](${pageName(machine)})`,
    firstSentence(about),
    `${leafStates(machine).length}`,
  ]);
  return `${[
    WRITTEN_BY,
    '# The machines',
    'Every machine of `packages/domain` with its statechart, its states and the stories that show them, and its events. Words in brackets are guards; `done` and `failed` are the ends of what a state runs; a box "anywhere in …" stands for whichever state inside is the current.',
    table(['machine', 'what it is for', 'states'], rows),
  ].join('\n\n')}\n`;
}

export function pageName(machine: AnyStateMachine): string {
  return `${machine.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;
}

function statesSection({ machine, shown, withoutScreen }: MachineDescription): string[] {
  const leaves = leafStates(machine);
  if (withoutScreen !== undefined) {
    const rows = leaves.map((state) => [`\`${state}\``]);
    return [`No screen draws it by itself: it ${withoutScreen}.`, table(['state'], rows)];
  }
  const lasting = lastingStates(machine);
  const rows = leaves.map((state) => [
    `\`${state}\``,
    lasting.includes(state)
      ? stories(shown.filter((one) => one.machine === machine.id && one.state === state))
      : 'none: it is left at once',
  ]);
  return [table(['state', 'stories that show it'], rows)];
}

function stories(shown: readonly ShownState[]): string {
  const byFile = Map.groupBy(shown, ({ path }) => path);
  return [...byFile]
    .map(([path, ofFile]) => {
      const file = path.replace(/^.*\/|\.stories\.tsx$/g, '');
      const names = new Set(ofFile.map(({ story }) => story ?? 'all'));
      return `[${file}](${TOP}/${path}): ${[...names].join(', ')}`;
    })
    .join('; ');
}

function eventsSection(machine: AnyStateMachine): string[] {
  const events = eventTransitions(machine);
  if (events.length === 0) return ['It hears none.'];
  const rows = events.map(({ event, descriptions: ways }) => [
    `\`${event}\``,
    ways.map(cell).join('<br>'),
  ]);
  return [table(['event', 'where it is heard → where it leads'], rows)];
}

function firstSentence(about: string): string {
  return cell(/^.*?[.:](?=\s|$)/s.exec(about)?.[0].replace(/:$/, '.') ?? about);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

function cell(plain: string): string {
  return plain.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
