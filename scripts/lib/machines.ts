import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyStateMachine, StateMachine } from 'xstate';

const ROOTS = ['packages/domain/src', 'packages/counter/src'];

interface MachineFile {
  /** Relative to the repository root, with slashes. */
  readonly path: string;
  readonly name: string;
  readonly machine: AnyStateMachine;
}

/** Loads every machine of domain and counter with its file, by file name (`*.machine.ts`). */
export async function loadMachineFiles(): Promise<readonly MachineFile[]> {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.machine.ts'))
      .map((name) => join(root, name).replaceAll('\\', '/')),
  ).sort();
  const machineFiles: MachineFile[] = [];
  for (const path of files) {
    const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof StateMachine) machineFiles.push({ path, name, machine: value });
    }
  }
  return machineFiles;
}

/**
 * Loads every machine with its own states. A machine that only composes others has nothing to draw.
 */
export async function loadDrawnMachines(): Promise<readonly MachineFile[]> {
  return (await loadMachineFiles()).filter(({ machine }) => Object.keys(machine.states).length > 0);
}

/** Loads {@link loadDrawnMachines} by id. */
export async function loadMachines(): Promise<ReadonlyMap<string, AnyStateMachine>> {
  return new Map((await loadDrawnMachines()).map(({ machine }) => [machine.id, machine]));
}
