import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { scriptsOf } from '../../check/byte-budgets.ts';
import { bytesPerModule } from './module-bytes.ts';

const WEB = resolve('apps/web');
const DIST = join(WEB, 'dist');

/** Scripts that a page loads before it can react. */
export interface PageScripts {
  readonly name: string;
  readonly files: number;
  /** Bytes compressed with gzip. */
  readonly total: number;
  /** The same bytes by source module: each file's, in proportion to its minified code. */
  readonly modules: ReadonlyMap<string, number>;
}

/**
 * Measures the scripts of each page of the built web app. Bundles the app again for the source maps,
 * which the build does not contain.
 *
 * @throws Error if a page references a file of another version of the code
 */
export async function measurePages(): Promise<readonly PageScripts[]> {
  const files = await measureFiles();
  const { pages }: { readonly pages: readonly { readonly page: string }[] } = JSON.parse(
    readFileSync(join(DIST, 'pages/manifest.json'), 'utf8'),
  );
  const names = [...new Set(pages.map(({ page }) => page))];
  return names.map((name) => {
    const scripts = scriptsOf(readFileSync(join(DIST, `pages/${name}.en.html`), 'utf8'));
    const modules = new Map<string, number>();
    for (const file of scripts) {
      const shares = files.get(file);
      if (shares === undefined) throw new Error(`${file} is outdated. Run \`npm run build\` first`);
      for (const [module, bytes] of shares) modules.set(module, (modules.get(module) ?? 0) + bytes);
    }
    const total = [...modules.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { name, files: scripts.length, total, modules };
  });
}

/** Returns the compressed bytes of each file by source module. */
async function measureFiles(): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const folder = process.cwd();
  // The bundler derives the names of files from paths below the current folder.
  process.chdir(WEB);
  const built = await build({
    logLevel: 'error',
    build: { sourcemap: 'hidden', write: false },
  }).finally(() => process.chdir(folder));
  if (!('output' in built)) throw new Error('The build has no single output');
  const maps = new Map(
    built.output.flatMap((each) => (each.type === 'asset' ? [[each.fileName, each.source]] : [])),
  );
  return new Map(
    built.output.flatMap((each) =>
      each.type === 'chunk' ? [[each.fileName, sharesOf(each, maps)]] : [],
    ),
  );
}

function sharesOf(
  { code, fileName }: Rolldown.OutputChunk,
  maps: ReadonlyMap<string, string | Uint8Array>,
): ReadonlyMap<string, number> {
  const compressed = gzipSync(code, { level: 9 }).byteLength;
  const map = maps.get(`${fileName}.map`);
  // The runtime of the bundler has no source map.
  if (map === undefined) return new Map([['', compressed]]);
  const bytes = bytesPerModule(code, JSON.parse(String(map)));
  const scale = compressed / code.length;
  return new Map([...bytes].map(([module, count]) => [module, count * scale]));
}
