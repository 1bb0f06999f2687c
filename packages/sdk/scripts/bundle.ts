import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface MediaHolder {
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId: string;
  /** True if the operation changes nothing, like HTTP's safe methods. */
  'x-safe'?: boolean;
  /** Minimum identity, in the counter's contract. */
  'x-role'?: string;
  /** True if a manager can approve it for a lower role. */
  'x-approvable'?: boolean;
  requestBody?: MediaHolder;
  responses: Record<string, MediaHolder & { $ref?: string }>;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/**
 * Bundles the files of a contract into one document with internal references only.
 * @param api its name in `redocly.yaml`.
 */
export function bundleContract(api: string): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const output = join(folder, 'contract.json');
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  try {
    execFileSync(
      process.execPath,
      [resolve(cli, '../bin/cli.js'), 'bundle', api, '--ext', 'json', '--output', output],
      { cwd: root, env: { ...process.env, REDOCLY_TELEMETRY: 'off' }, stdio: 'pipe' },
    );
    return JSON.parse(readFileSync(output, 'utf8')) as Contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
