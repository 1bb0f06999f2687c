import type { AnyStateMachine } from 'xstate';

/** Source of a function that does nothing: `() => {}`, `(_, _params) => false`. */
const SAYS_NOTHING = /^\([^)]*\)\s*=>\s*(\{\s*\}|false|true|undefined|void 0)$/;

/**
 * Returns the actions and guards of a machine that would run silently if they were not provided:
 * empty functions, an empty `assign`, a constant guard.
 */
export function silentPlaceholders(machine: AnyStateMachine): readonly string[] {
  const { actions, guards } = machine.implementations;
  return Object.entries({ ...actions, ...guards })
    .filter(([, implementation]) => isSilent(implementation))
    .map(([name]) => name);
}

function isSilent(implementation: unknown): boolean {
  if (typeof implementation !== 'function') return false;
  if ('assignment' in implementation) {
    const { assignment } = implementation;
    return typeof assignment === 'object' && Object.keys(assignment ?? {}).length === 0;
  }
  return SAYS_NOTHING.test(implementation.toString().trim());
}
