/**
 * The parts of a command that were named behind it, each with its name and in the order in which
 * they run; all of them where none was named. Ends the process with a sentence where there is no
 * part of that name: a typing mistake must not look like something that passed.
 */
export function askedParts<Part>(
  parts: Readonly<Record<string, Part>>,
  asked: readonly string[] = process.argv.slice(2),
): [name: string, part: Part][] {
  const names = Object.keys(parts);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no part ${unknown.join(', ')}; there are ${names.join(', ')}.\n`,
    );
    process.exit(2);
  }
  return Object.entries(parts).filter(([name]) => asked.length === 0 || asked.includes(name));
}
