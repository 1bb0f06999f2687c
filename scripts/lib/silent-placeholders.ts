import type { AnyStateMachine } from 'xstate';

/** As a placeholder's text reads when it says nothing: `() => {}`, `(_, _params) => false`. */
const SAYS_NOTHING = /^\([^)]*\)\s*=>\s*(\{\s*\}|false|true|undefined|void 0)$/;

/**
 * The actions and guards of a machine that would be carried out without a word if nobody provided
 * them: empty functions, an `assign` of nothing, a guard that always says the same.
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
