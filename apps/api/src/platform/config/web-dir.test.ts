import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { holdWebDir } from './web-dir.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claypot-web-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('requires no build when WEB_DIR is not set', async () => {
  await expect(holdWebDir({ webDir: folder, webDirNamed: false })).resolves.toBeUndefined();
});

it('accepts WEB_DIR only when it contains a build', async () => {
  const named = { webDir: folder, webDirNamed: true };
  const rejected = holdWebDir(named);
  await expect(rejected).rejects.toThrow(ConfigError);
  await expect(rejected).rejects.toThrow(/^WEB_DIR "\S+" cannot be used: .* Name a folder/);
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages', 'manifest.json'), '{}');
  await expect(holdWebDir(named)).resolves.toBeUndefined();
});
