import type { Document } from './document.ts';

/** Returns schemas named like a JavaScript global, which they would shadow in generated code. */
export function findReusedNames(document: Document): string[] {
  return Object.keys(document.components.schemas)
    .filter((name) => name in globalThis)
    .map((name) => `${name}: a JavaScript global has this name`);
}
