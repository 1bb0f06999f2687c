import { mergeGroups, type Page, type Part } from '../chunks/merge-groups.ts';
import { type GraphChunk, withImports } from './chunk-graph.ts';

/** Compressed bytes that delay a page as much as one more style sheet. */
const FILE_COST = 9_000;

/** A chunk of the build with the compressed size of its styles; 0 without styles. */
export interface SizedChunk extends GraphChunk {
  readonly styleBytes: number;
}

/** What the first load of a page needs. */
export interface FirstChunks {
  readonly files: readonly string[];
  /** How often it is the first page of a visit, compared with other pages. */
  readonly weight: number;
}

/** A style sheet of the build. */
export interface Sheet {
  /** Files of the chunks with its styles, each after those that it imports. */
  readonly chunks: readonly string[];
  /** Indexes of the sheets that precede it in a page, in their order. */
  readonly before: readonly number[];
}

/**
 * Divides the styles of the chunks into few sheets: one that most pages load, and others by the
 * pages that need them.
 *
 * The styles of a chunk follow those of the chunks that it imports, in a sheet and in a page. A
 * component can therefore override the styles of those that it renders, in any order of visits.
 */
export function planSheets(
  chunks: readonly SizedChunk[],
  pages: readonly FirstChunks[],
): readonly Sheet[] {
  const files = chunks.map(({ fileName }) => fileName);
  const styled = withImports(chunks, files).filter(({ styleBytes }) => styleBytes > 0);
  const order = styled.map(({ fileName }) => fileName);
  const styledBehind = (from: readonly string[]) => {
    const found = new Set(withImports(chunks, from).map(({ fileName }) => fileName));
    return order.filter((name) => found.has(name));
  };
  const imports = new Map(
    order.map((name) => [name, styledBehind([name]).filter((other) => other !== name)]),
  );
  const parts = new Map(
    styled.map(({ fileName, styleBytes }): [string, Part] => [
      fileName,
      { bytes: styleBytes, imports: imports.get(fileName) ?? [] },
    ]),
  );
  const needs = pages.map(
    (page): Page => ({ parts: new Set(styledBehind(page.files)), weight: page.weight }),
  );
  const merged = mergeGroups(parts, needs, FILE_COST);
  const planned = new Set(merged.flat());
  const alone = order.filter((name) => !planned.has(name)).map((name) => [name]);
  const groups = [...merged, ...alone].map((names) => order.filter((name) => names.includes(name)));
  return inOrder(groups, imports);
}

function inOrder(
  groups: readonly (readonly string[])[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly Sheet[] {
  const graph = groups.map((names, index) => {
    const imported = names.flatMap((name) => imports.get(name) ?? []);
    const before = groups.flatMap((other, at) =>
      at !== index && other.some((name) => imported.includes(name)) ? [`${at}`] : [],
    );
    return { fileName: `${index}`, imports: before, names };
  });
  const ordered = withImports(graph, [...graph.keys()].map(String));
  return ordered.map(({ fileName, names }) => ({
    chunks: names,
    before: withImports(graph, [fileName])
      .filter((other) => other.fileName !== fileName)
      .map((other) => ordered.indexOf(other)),
  }));
}
