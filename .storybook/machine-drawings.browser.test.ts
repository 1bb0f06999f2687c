import mermaid from 'mermaid';
import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { drawMachine } from '../scripts/machine-pages/mermaid.ts';

const files = import.meta.glob<object>('../packages/domain/src/**/*.machine.ts', { eager: true });

const machines = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value) => value instanceof StateMachine)
  .filter(({ states }) => Object.keys(states).length > 0);

// Runs in a browser, because Mermaid needs a DOM to parse.
test.each(machines.map((machine) => [machine.id, machine] as const))(
  'renders the diagram of %s',
  async (id, machine) => {
    const { svg } = await mermaid.render(`drawing-of-${id}`, drawMachine(machine));
    expect(svg).toContain(`state-${id}`);
  },
);
