/** Path that begins with a top-level folder of the repository. */
const PATH = /^(?:apps|docs|e2e|openapi|packages|scripts)\/[\w@./-]*$/;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const FENCE = /^```(?<language>\w*)\n(?<block>.*?)^```/gms;

/**
 * Returns the paths that a Markdown page names, relative to the repository root: code spans and
 * commands that begin with a top-level folder, and link targets. Names with a placeholder are not
 * paths; other code blocks are examples.
 *
 * @param page - Path of the page; its links are relative to it.
 */
export function namedPaths(page: string, markdown: string): string[] {
  const text = markdown.replace(FENCE, '');
  const commands = [...markdown.matchAll(FENCE)].flatMap(({ groups }) =>
    groups?.language === 'sh' ? (groups.block ?? '').split(/\s+/) : [],
  );
  const spans = [...text.matchAll(CODE)].flatMap(([, code = '']) =>
    PATH.test(code) ? [code] : [],
  );
  const folder = page.includes('/') ? page.replace(/[^/]*$/, '') : '';
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => new URL(target, `file:///${folder}`).pathname.slice(1));
  return [...new Set([...spans, ...commands.filter((word) => PATH.test(word)), ...links])];
}
