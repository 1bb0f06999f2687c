/** Subset of a chunk of the build. */
export interface GraphChunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Returns the chunks with the given files and all chunks that they import, imports first. */
export function withImports<TChunk extends GraphChunk>(
  chunks: readonly TChunk[],
  files: readonly string[],
): readonly TChunk[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const ordered = new Set<TChunk>();
  const visited = new Set<string>();
  const visit = (file: string) => {
    const chunk = named.get(file);
    if (chunk === undefined || visited.has(file)) return;
    visited.add(file);
    for (const imported of chunk.imports) visit(imported);
    ordered.add(chunk);
  };
  for (const file of files) visit(file);
  return [...ordered];
}
