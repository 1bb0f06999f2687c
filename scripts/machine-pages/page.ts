import type { AnyStateMachine } from 'xstate';
import { lastingStates, leafStates } from '../lib/leaf-states.ts';
import type { ShownState } from '../lib/story-files.ts';
import { eventWays } from './event-transitions.ts';
import { cell, pageOf, table, WRITTEN_BY } from './markdown.ts';
import { drawMachine } from './mermaid.ts';

/** Path from the folder of the pages to the root of the repository. */
const TOP = '../../..';

export interface MachineDescription {
  readonly machine: AnyStateMachine;
  /** Path of the machine's file from the root of the repository. */
  readonly path: string;
  /** Its documentation comment. */
  readonly about: string;
  /** States that the stories of all machines show. */
  readonly shown: readonly ShownState[];
  /** Sentence that names where its states are visible; undefined if stories must show them. */
  readonly withoutScreen: string | undefined;
}

export function machinePage(described: MachineDescription): string {
  const { machine, path, about } = described;
  return pageOf([
    WRITTEN_BY,
    `# ${machine.id}`,
    about,
    `Source: [${path}](${TOP}/${path}). Words in brackets are guards. \`done\` and \`failed\` are the ends of an actor that a state runs. A box "anywhere in …" is any state inside.`,
    `\`\`\`mermaid\n${drawMachine(machine)}\n\`\`\``,
    '## States',
    ...statesSection(described),
    '## Events',
    ...eventsSection(machine),
  ]);
}

export function pageName(machine: AnyStateMachine): string {
  return `${machine.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;
}

function statesSection({ machine, shown, withoutScreen }: MachineDescription): string[] {
  const leaves = leafStates(machine);
  if (withoutScreen !== undefined) {
    const rows = leaves.map((state) => [`\`${state}\``]);
    return [withoutScreen, table(['state'], rows)];
  }
  const lasting = lastingStates(machine);
  const rows = leaves.map((state) => [
    `\`${state}\``,
    lasting.includes(state)
      ? stories(shown.filter((one) => one.machine === machine.id && one.state === state))
      : 'none (transient)',
  ]);
  return [table(['state', 'stories'], rows)];
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
  const heard = eventWays(machine);
  if (heard.length === 0) return ['None.'];
  const rows = heard.map(({ event, ways }) => [`\`${event}\``, ways.map(cell).join('<br>')]);
  return [table(['event', 'source state → target state'], rows)];
}
