/** A part of the scripts, as the report names it. */
export type ScriptPart = (typeof SCRIPT_PARTS)[number];

/** Parts in the order of the report's columns. */
export const SCRIPT_PARTS = [
  'react',
  'xstate',
  'i18next',
  'SDK',
  'packages',
  'domain',
  'ui',
  'screens',
  'app',
  'unmapped',
] as const;

const REACT = new Set(['react', 'react-dom', 'scheduler']);
const XSTATE = new Set(['xstate', '@xstate/react', 'use-sync-external-store']);
const I18NEXT = new Set(['i18next', 'react-i18next']);

/** Returns the npm package that a module belongs to; null if it is the project's own. */
export function packageOf(module: string): string | null {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(module)?.[1] ?? null;
}

/**
 * Returns the part of a module.
 *
 * @param module path of a source, as source maps contain it; empty for code without a source
 */
export function partOf(module: string): ScriptPart {
  if (module === '') return 'unmapped';
  const name = packageOf(module);
  if (name !== null) return partOfPackage(name);
  if (/packages\/sdk\//.test(module)) return 'SDK';
  if (/packages\/domain\//.test(module)) return 'domain';
  if (/packages\/ui\//.test(module)) return 'ui';
  return /(^|\/)src\/screens\//.test(module) ? 'screens' : 'app';
}

function partOfPackage(name: string): ScriptPart {
  if (REACT.has(name)) return 'react';
  if (XSTATE.has(name)) return 'xstate';
  if (I18NEXT.has(name)) return 'i18next';
  return name === 'openapi-fetch' ? 'SDK' : 'packages';
}
