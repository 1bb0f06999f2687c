import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** Precompressed copies of built files. The server compresses a file itself if they are missing. */
const COMPRESSED = /\.(br|gz)$/;

export interface NextVersion {
  /** Value for `WEB_DIR`. */
  readonly folder: string;
  readonly version: string;
  remove(): void;
}

/** Copies the built web app with another version, as after the next release. */
export function buildNextVersion(): NextVersion {
  const folder = mkdtempSync(join(tmpdir(), 'claypot-web-'));
  cpSync(BUILT, folder, { recursive: true });
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'version.json'), 'utf8'),
  );
  const next = [...version].reverse().join('');
  const pages = readdirSync(join(folder, 'pages')).map((name) => join('pages', name));
  for (const name of ['version.json', 'sw.js', ...pages]) {
    const file = join(folder, name);
    if (COMPRESSED.test(name)) rmSync(file);
    else writeFileSync(file, readFileSync(file, 'utf8').replaceAll(version, next));
  }
  for (const name of readdirSync(folder)) {
    if (COMPRESSED.test(name)) rmSync(join(folder, name));
  }
  return {
    folder,
    version: next,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
