import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..', '..');

/**
 * The configuration of this process.
 * @throws ConfigError with every fault there is.
 */
export function readProcessConfig(): Config {
  return readConfig(process.env, {
    // npm runs scripts from the workspace; INIT_CWD is where the person stood.
    current: process.env.INIT_CWD ?? process.cwd(),
    data: join(REPOSITORY, 'data'),
    web: join(REPOSITORY, 'apps', 'web', 'dist'),
  });
}
