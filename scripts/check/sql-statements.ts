/** Comments, string literals and function bodies, which are removed from the file. */
const ASIDE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g;

/**
 * Returns the statements of an SQL file in lower case with single spaces. String literals and
 * function bodies are removed, because running the file does not execute them.
 */
export function sqlStatements(text: string): string[] {
  return text
    .replace(ASIDE, (aside) => (/^(?:--|\/\*)/.test(aside) ? ' ' : "''"))
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement !== '');
}

/** Splits a list at the commas outside of brackets. */
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
