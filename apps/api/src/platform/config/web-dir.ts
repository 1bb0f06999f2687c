import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

/** What every build writes, of what it made. */
const BUILT = 'pages/manifest.json';

/**
 * Sees that a web app that was named is there. Without one named the server starts all the same, and
 * says on its pages how to build the usual one.
 * @throws ConfigError where there is none
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
