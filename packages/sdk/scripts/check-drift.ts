import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate, generatedFolder } from './generate.ts';

const fresh = mkdtempSync(join(tmpdir(), 'generated-'));
try {
  await generate(fresh);
  const names = new Set([...list(fresh), ...list(generatedFolder)]);
  const drifted = [...names].filter((name) => read(fresh, name) !== read(generatedFolder, name));
  if (drifted.length > 0) {
    console.error(
      `Generated files differ from openapi/: ${drifted.join(', ')}. Run npm run generate.`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}

function list(folder: string): string[] {
  return globSync('*/*', { cwd: folder });
}

function read(folder: string, name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return null;
  }
}
