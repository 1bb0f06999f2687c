import type { Plugin } from 'vite';

/** A script of the build. */
export interface Chunk {
  /** Path in the build folder. */
  readonly file: string;
  /** Files that it imports. */
  readonly imports: readonly string[];
  /** Files of the style sheets that load with it, in the order of their precedence. */
  readonly styles: readonly string[];
  /** Paths of the modules in it. */
  readonly modules: readonly string[];
}

/** File of the build folder with all its {@link Chunk}s, for the steps after the build. */
export const CHUNKS_FILE = 'chunks.json';

/** Writes {@link CHUNKS_FILE}. Vite's own manifest does not name the modules of shared chunks. */
export const LIST_CHUNKS: Plugin = {
  name: 'list-chunks',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((each): readonly Chunk[] =>
      each.type === 'chunk'
        ? [
            {
              file: each.fileName,
              imports: each.imports,
              styles: [...(each.viteMetadata?.importedCss ?? [])],
              modules: each.moduleIds,
            },
          ]
        : [],
    );
    this.emitFile({ type: 'asset', fileName: CHUNKS_FILE, source: JSON.stringify(chunks) });
  },
};
