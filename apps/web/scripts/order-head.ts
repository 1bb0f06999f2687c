/**
 * A page is drawn already, so what it looks like is fetched before what brings it to life: on a slow
 * line all that is asked for at once shares the line. After the styles and the pictures in view come
 * the scripts, the smallest first, for the large ones would take the line from the looks. What the
 * entry imports is a script of its own: each runs as soon as it is there, in a task of its own, and
 * a busy phone answers to touch between them. The preload script stands before the styles: after them
 * it would have to wait for them.
 * @param built the page as Vite writes it
 * @param sizeOf the bytes of a file, by its path in the built folder
 */
export function orderHead(built: string, sizeOf: (file: string) => number): string {
  const [styles] = take(built, STYLES);
  const [entry] = take(built, ENTRY);
  const scripts = [
    ...take(built, IMPORTED).map(({ file }) => ({ file, attributes: 'async ' })),
    ...(entry ? [{ file: entry.file, attributes: '' }] : []),
  ].map(({ file, attributes }) => ({
    size: sizeOf(file),
    tag: `<script type="module" ${attributes}fetchpriority="low" crossorigin src="/${file}"></script>`,
  }));
  const tags = [
    '<!--preload-->',
    ...(styles ? [styles.tag] : []),
    '<!--pictures-->',
    '<!--code-->',
    ...scripts.sort((one, other) => one.size - other.size).map(({ tag }) => tag),
    '<!--head-->',
    '<!--/code-->',
  ];
  return [STYLES, ENTRY, IMPORTED]
    .reduce((text, pattern) => text.replace(widen(pattern), ''), built)
    .replace('<!--head-->', () => tags.join('\n    '));
}

/**
 * Writes where the code of a page stands: where it has a face, in a template, from which the early
 * script lets it come as soon as that is seen (`let-code-come.ts`).
 */
export function placeCode(page: string, waits: boolean): string {
  const [begin, end] = waits ? ['<template id="code">', '</template>'] : ['', ''];
  return page.replace('<!--code-->', begin).replace('<!--/code-->', end);
}

const STYLES = /<link rel="stylesheet"[^>]*>/g;
const ENTRY = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/g;
const IMPORTED = /<link rel="modulepreload" crossorigin href="\/([^"]+)">/g;

function widen(pattern: RegExp): RegExp {
  return new RegExp(`\\s*${pattern.source}`, 'g');
}

function take(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([tag, file = '']) => ({ tag, file }));
}

/** Parts a drawn screen from the tags that fetch its first pictures, which belong into the head. */
export function partPictures(html: string): { readonly pictures: string; readonly screen: string } {
  const urgent = /<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*\/>/g;
  const pictures = take(html, urgent).map(({ tag }) => tag);
  return { pictures: pictures.join('\n    '), screen: html.replace(urgent, '') };
}
