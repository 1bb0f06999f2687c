/** Folders at the top of the house; a name in a page that begins with one is a path. */
const PATH = /^(?:apps|docs|e2e|openapi|packages|scripts)\/[\w@./-]*$/;
const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const FENCE = /^```(?<language>\w*)\n(?<block>.*?)^```/gms;

/**
 * The paths a page of Markdown names, from the top of the house: what stands in code spans or in
 * commands and begins with one of its folders, and what the page links to. Names with a placeholder
 * in them are not paths, and other blocks of code are examples.
 *
 * @param page - The page's own path: its links begin there.
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
