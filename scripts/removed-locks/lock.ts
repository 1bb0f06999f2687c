import type { Found, Guard } from '../mutation/guard.ts';

/** Kinds of guards, in the order of the table. */
export const KINDS = [
  'row lock',
  'skip locked',
  'advisory lock',
  'unique key',
  'exclusion constraint',
  'conditional update',
  'conditional insert',
  'on conflict',
  'check of a counter',
  'trigger that rejects',
] as const;

export type Kind = (typeof KINDS)[number];

/** Piece of SQL that prevents concurrent sessions from breaking an invariant. */
export interface Lock extends Guard {
  readonly kind: Kind;
  /**
   * Tables of a guard in a migration; a test file that writes to one of them reaches the guard.
   * Empty for a guard in a statement.
   */
  readonly tables: readonly string[];
}

export type FoundLock = Found<Lock>;

export function oneLine(text: string): string {
  return text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
