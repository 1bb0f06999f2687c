import { build, type InlineConfig, type Rolldown } from 'vite';
import { firstLoadOf } from './first-load.ts';
import { mergeGroups, type Page, type Part } from './merge-groups.ts';

/** Compressed and minified bytes of a byte of source, roughly. */
const COMPRESSION = 0.13;
/**
 * Bytes that delay a page as much as one more file: its imports and exports, and with HTTP/1.1 the
 * time that it occupies one of six connections.
 */
const FILE_COST = 1_600;
/** Files of screens, such as `MenuScreen.tsx`. */
const SCREEN = /[\\/](\w+)Screen\.tsx$/;

/**
 * Returns the chunk of each module that screens share, by the id of the module. The config is built
 * once without groups, which gives a chunk for each set of entries that need the same modules. Those
 * chunks are then merged for the screens.
 */
export async function planChunks(config: InlineConfig): Promise<ReadonlyMap<string, string>> {
  const chunks = await buildChunks(config);
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  const initial = new Set(entry && filesBehind(chunks, [entry.fileName]));
  const fileNames = [...chunks.values()];
  const fileOf = (end: string) => {
    const found = fileNames.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
    if (found === undefined) throw new Error(`No chunk begins with ${end}`);
    return found.fileName;
  };
  const screens = fileNames.flatMap(({ facadeModuleId, fileName }) => {
    const [, screen] = SCREEN.exec(facadeModuleId ?? '') ?? [];
    return screen === undefined ? [] : [{ screen, fileName }];
  });
  const pages = screens.map(({ fileName, screen }): Page => {
    const { behind, weight } = firstLoadOf(screen);
    const files = filesBehind(chunks, [fileName, ...behind.map(fileOf)]);
    return { parts: new Set([...files].filter((file) => !initial.has(file))), weight };
  });
  const parts = new Map(
    fileNames
      .filter(({ fileName }) => !initial.has(fileName))
      .map(({ fileName, imports, modules }): [string, Part] => [
        fileName,
        { imports, bytes: COMPRESSION * sizeOf(modules) },
      ]),
  );
  const names = new Map<string, string>();
  for (const [index, files] of mergeGroups(parts, pages, FILE_COST).entries()) {
    const own = screens.find(({ fileName }) => files.includes(fileName));
    const name = own === undefined ? `shared-${index}` : `${own.screen}Screen`;
    for (const file of files) {
      for (const id of chunks.get(file)?.moduleIds ?? []) names.set(id, name);
    }
  }
  return names;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

async function buildChunks(config: InlineConfig): Promise<Chunks> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, minify: false, write: false },
  });
  if (!('output' in built)) throw new Error('The build has no single output');
  return new Map(
    built.output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])),
  );
}

/** Returns the given files and all files that they import directly or indirectly. */
function filesBehind(chunks: Chunks, files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const imported of chunks.get(file)?.imports ?? []) found.add(imported);
  }
  return found;
}

function sizeOf(modules: Rolldown.OutputChunk['modules']): number {
  return Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
}
