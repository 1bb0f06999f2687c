/**
 * The migration that this one is the second step of, as its first line says; null where it is none.
 * Every version that knows the first step does without what the second takes away.
 */
export function expandStepOf(migration: string): string | null {
  return (
    /^-- second step of (\d{4}_\w+\.sql)$/m.exec(migration.split('\n', 1)[0] ?? '')?.[1] ?? null
  );
}
