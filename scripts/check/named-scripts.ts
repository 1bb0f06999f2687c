const NPM = /\bnpm (?:run (?<script>[\w:-]+)|(?<own>start|test)\b)/g;

/** Returns the npm scripts that a Markdown page names, in code and in prose. */
export function namedScripts(markdown: string): string[] {
  const names = [...markdown.matchAll(NPM)].map(
    ({ groups }) => groups?.script ?? groups?.own ?? '',
  );
  return [...new Set(names)];
}
