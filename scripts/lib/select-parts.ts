/**
 * Returns the parts named in the arguments of a command, in the order in which they run; all parts
 * without arguments. Exits with a message if a name is unknown, because a typo must not look like a
 * passed run.
 */
export function selectParts<Part>(
  parts: Readonly<Record<string, Part>>,
  requested: readonly string[] = process.argv.slice(2),
): [name: string, part: Part][] {
  const names = Object.keys(parts);
  const unknown = requested.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`Unknown part ${unknown.join(', ')}. Available: ${names.join(', ')}.\n`);
    process.exit(2);
  }
  return Object.entries(parts).filter(
    ([name]) => requested.length === 0 || requested.includes(name),
  );
}
