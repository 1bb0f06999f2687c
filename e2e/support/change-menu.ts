import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/lib/run.ts';
import type { Product } from './product.ts';

const DEMO = new URL('../../apps/api/demo', import.meta.url);

/** Edits by file of the demo restaurant's folder. */
type Edits = Readonly<Record<string, (text: string) => string>>;

/** Changes the menu by an import, as restaurants do, while customers use it. */
export async function changeMenu(product: Product, edits: Edits): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'claypot-menu-'));
  try {
    cpSync(DEMO, folder, { recursive: true });
    for (const [file, edit] of Object.entries(edits)) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      const edited = edit(text);
      if (edited === text) throw new Error(`Nothing was changed in ${file}`);
      writeFileSync(path, edited);
    }
    const { code, output } = await run('node', ['apps/api/src/import/main.ts', folder], {
      env: { DATA_DIR: product.dataDir, DATABASE_URL: '' },
    });
    if (code !== 0) throw new Error(`The menu was not imported:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
