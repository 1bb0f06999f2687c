import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

/** Manifest that every build of the web app writes. */
const BUILT = 'pages/manifest.json';

/**
 * Checks that a configured web app exists. Without WEB_DIR the server starts anyway, and its pages
 * explain how to build the default app.
 * @throws ConfigError if the configured folder contains no build.
 */
export async function holdWebDir({
  webDir,
  webDirNamed,
}: Pick<Config, 'webDir' | 'webDirNamed'>): Promise<void> {
  if (!webDirNamed) return;
  await access(join(webDir, BUILT)).catch(() => {
    throw new ConfigError([
      `WEB_DIR "${webDir}" cannot be used: there is no ${BUILT} in it. Name a folder that \`npm run build\` has written, or take it out.`,
    ]);
  });
}
