import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..', '..', '..');

/**
 * Returns the configuration of this process.
 * @throws ConfigError that lists every problem.
 */
export function readProcessConfig(): Config {
  return readConfig(process.env, {
    // npm runs scripts in the workspace; INIT_CWD is the caller's folder.
    current: process.env.INIT_CWD ?? process.cwd(),
    data: join(REPOSITORY, 'data'),
    web: join(REPOSITORY, 'apps', 'web', 'dist'),
    counter: join(REPOSITORY, 'apps', 'counter', 'dist'),
  });
}
