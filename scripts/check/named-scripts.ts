const NPM = /\bnpm (?:run (?<script>[\w:-]+)|(?<own>start|test)\b)/g;

/** The npm scripts that a page of Markdown names, in code and in words. */
export function namedScripts(markdown: string): string[] {
  const names = [...markdown.matchAll(NPM)].map(
    ({ groups }) => groups?.script ?? groups?.own ?? '',
  );
  return [...new Set(names)];
}
