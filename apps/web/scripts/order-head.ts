/**
 * Orders the resources in the head. The page is prerendered, so its appearance is fetched before
 * its code: on a slow connection parallel requests share the bandwidth. After the styles and the
 * visible images come the scripts, smallest first.
 *
 * Each import of the entry is a separate script. It runs in its own task as soon as it is loaded,
 * so a slow phone responds to touch in between. The early script precedes the styles; after them
 * it would wait for them.
 * @param built the page as Vite writes it
 * @param sizeOf returns the size of a file in bytes, by its path in the build folder
 */
export function orderHead(built: string, sizeOf: (file: string) => number): string {
  const styles = take(built, STYLES);
  const [entry] = take(built, ENTRY);
  const scripts = [
    ...take(built, IMPORTED).map(({ file }) => ({ file, attributes: 'async ' })),
    ...(entry ? [{ file: entry.file, attributes: '' }] : []),
  ].map(({ file, attributes }) => ({
    size: sizeOf(file),
    tag: `<script type="module" ${attributes}fetchpriority="low" crossorigin src="/${file}"></script>`,
  }));
  const tags = [
    '<!--early-->',
    ...styles.map(({ tag }) => tag),
    '<!--styles-->',
    '<!--pictures-->',
    ...scripts.sort((one, other) => one.size - other.size).map(({ tag }) => tag),
    '<!--head-->',
  ];
  return [STYLES, ENTRY, IMPORTED]
    .reduce((text, pattern) => text.replace(widen(pattern), ''), built)
    .replace('<!--head-->', () => tags.join('\n    '));
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

/**
 * Separates a rendered screen from the preload tags of its first images, which belong in the head.
 */
export function partPictures(html: string): { readonly pictures: string; readonly screen: string } {
  const urgent = /<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*\/>/g;
  const pictures = take(html, urgent).map(({ tag }) => tag);
  return { pictures: pictures.join('\n    '), screen: html.replace(urgent, '') };
}
