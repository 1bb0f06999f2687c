import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';

const DOMAIN = 'packages/domain/src';

/** Every machine of the domain by its id, found by its file's name (`*.machine.ts`). */
export async function loadMachines(): Promise<ReadonlyMap<string, AnyStateMachine>> {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.machine.ts'))
    .sort();
  const machines = new Map<string, AnyStateMachine>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(
      pathToFileURL(resolve(join(DOMAIN, file))).href
    );
    for (const value of Object.values(exported)) {
      if (value instanceof StateMachine) machines.set(value.id, value);
    }
  }
  return machines;
}

/** The dotted names of a machine's states that have no states inside, without the machine's id. */
export function leafStates(machine: AnyStateMachine): readonly string[] {
  const visit = (node: AnyStateNode): string[] => {
    const children = Object.values(node.states);
    return children.length === 0 ? [node.path.join('.')] : children.flatMap(visit);
  };
  return Object.values(machine.root.states).flatMap(visit);
}
