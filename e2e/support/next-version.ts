import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
/** Names every built file once more, compressed: what is left out is compressed when it is asked for. */
const COMPRESSED = /\.(br|gz)$/;

export interface NextVersion {
  /** For `WEB_DIR`. */
  readonly folder: string;
  readonly version: string;
  remove(): void;
}

/** The built web app once more, as a version of its own: what a server has after the next release. */
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
