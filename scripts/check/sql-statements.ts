/** Comments, quoted texts and the bodies of functions; what is left of a file is the statements. */
const ASIDE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * The statements of an SQL file, in small letters, with one space between words. Texts and bodies
 * are left out, as nothing in them is done when the file is run.
 */
export function sqlStatements(text: string): string[] {
  return text
    .replace(ASIDE, (aside) => (/^(?:--|\/\*)/.test(aside) ? ' ' : "''"))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

/** The parts of a list, at the commas that stand in no brackets. */
export function listParts(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}
