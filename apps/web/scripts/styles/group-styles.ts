import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { firstLoadOf } from '../chunks/first-load.ts';
import { type FirstChunks, planSheets } from './plan-sheets.ts';

/** Path of a screen's module, such as `MenuScreen.tsx`. */
const SCREEN = /[\\/]src[\\/]screens[\\/].*?(\w+)Screen\.tsx$/;
/** Modules whose styles every page needs: the start, and the skeleton of a page. */
const EVERYWHERE = ['/entry-client.ts', '/ScreenFace.tsx'];
/** Comment that Vite adds to each style sheet. */
const MARKER = /\/\*\$vite\$:\d+\*\//g;

/** Merges the style sheets of the chunks into few files, by the pages that need them. */
export function groupStyles(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'group-styles',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        sources.set(id, code);
      },
    },
    // A chunk with dynamic imports contains the names of style sheets, which depend on all styles.
    augmentChunkHash: ({ dynamicImports }) => (dynamicImports.length > 0 ? hashOf(sources) : ''),
    generateBundle: {
      // Before Vite writes the names of the style sheets to the page and to the chunks.
      order: 'pre',
      handler(_, bundle) {
        const styled = styledChunks(bundle);
        const sheets = planSheets(
          chunksOf(bundle).map(({ fileName, imports }) => {
            const source = styled.get(fileName)?.source ?? '';
            const styleBytes = source === '' ? 0 : brotliCompressSync(source).byteLength;
            return { fileName, imports, styleBytes };
          }),
          firstChunks(chunksOf(bundle)),
        );
        const files = sheets.map(({ chunks }) => {
          const source = chunks.map((chunk) => styled.get(chunk)?.source ?? '').join('');
          return this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source }));
        });
        for (const [index, { before, chunks }] of sheets.entries()) {
          for (const { files: replaced, importedCss } of chunks.flatMap(
            (chunk) => styled.get(chunk) ?? [],
          )) {
            for (const file of replaced) delete bundle[file];
            importedCss.clear();
            for (const sheet of [...before, index]) importedCss.add(files[sheet] ?? '');
          }
        }
      },
    },
  };
}

function hashOf(sources: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const code of [...sources.values()].toSorted()) hash.update(code);
  return hash.digest('base64url');
}

function chunksOf(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []));
}

/** Styles of a chunk. */
interface Styled {
  readonly files: readonly string[];
  readonly source: string;
  /** Vite's list of the style sheets to load with the chunk. */
  readonly importedCss: Set<string>;
}

function styledChunks(bundle: Rolldown.OutputBundle): ReadonlyMap<string, Styled> {
  const styled = new Map<string, Styled>();
  for (const { fileName, viteMetadata } of chunksOf(bundle)) {
    if (viteMetadata === undefined || viteMetadata.importedCss.size === 0) continue;
    const { importedCss } = viteMetadata;
    const files = [...importedCss];
    const sources = files.map((file) => {
      const sheet = bundle[file];
      return sheet?.type === 'asset' ? String(sheet.source).replaceAll(MARKER, '') : '';
    });
    styled.set(fileName, { files, source: sources.join(''), importedCss });
  }
  return styled;
}

/** Returns the chunks that the first load of each screen needs. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]): readonly FirstChunks[] {
  const fileOf = (end: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
    if (found === undefined) throw new Error(`No chunk contains ${end}`);
    return found.fileName;
  };
  return chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.flatMap((id) => {
      const [, screen] = SCREEN.exec(id) ?? [];
      if (screen === undefined) return [];
      const { behind, weight } = firstLoadOf(screen);
      return [{ files: [...EVERYWHERE, ...behind].map(fileOf).concat(fileName), weight }];
    }),
  );
}
