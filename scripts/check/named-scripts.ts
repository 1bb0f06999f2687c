const NPM = /\bnpm (?:run (?<script>[\w:-]+)|(?<own>start|test)\b)/g;
/** First cell of a table row that begins with a command. */
const COMMAND_CELL = /^\| (?<cell>`npm [^|]*)\|/gm;

/** Returns the npm scripts that a Markdown page names, in code and in prose. */
export function namedScripts(markdown: string): string[] {
  const names = [...markdown.matchAll(NPM)].map(
    ({ groups }) => groups?.script ?? groups?.own ?? '',
  );
  return [...new Set(names)];
}

/** Returns the scripts that no table row of a page begins with, in their own order. */
export function undescribedScripts(markdown: string, scripts: readonly string[]): string[] {
  const cells = [...markdown.matchAll(COMMAND_CELL)].map(({ groups }) => groups?.cell ?? '');
  const described = namedScripts(cells.join('\n'));
  return scripts.filter((name) => !described.includes(name));
}
