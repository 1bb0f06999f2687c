/**
 * Returns the expand migration that a contract migration names in its first line; null for other
 * migrations. Every version with the expand migration works without the schema that the contract
 * migration drops.
 */
export function expandStepOf(migration: string): string | null {
  return (
    /^-- second step of (\d{4}_\w+\.sql)$/m.exec(migration.split('\n', 1)[0] ?? '')?.[1] ?? null
  );
}
