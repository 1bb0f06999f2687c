import type { Document } from './document.ts';

/** Schemas named like something that every program has: in generated code they would hide it. */
export function findTakenNames(document: Document): string[] {
  return Object.keys(document.components.schemas)
    .filter((name) => name in globalThis)
    .map((name) => `${name}: every program has something of this name`);
}
