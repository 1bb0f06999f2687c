import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const PRODUCT = join(import.meta.dirname, '../support/product.ts');

let folder: string;
let starter: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-interrupted-'));
});
afterEach(() => {
  starter?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly pid: number;
  readonly url: string;
  readonly dataDir: string;
}

/** Starts a process that starts the product as a test run does, and runs until it is killed. */
async function startStarter(): Promise<[ChildProcess, Started]> {
  const file = join(folder, 'starter.mjs');
  writeFileSync(
    file,
    `import { startProduct } from ${JSON.stringify(PRODUCT)};
     const product = await startProduct();
     const { dataDir, port } = product;
     console.log(JSON.stringify({ pid: product.pid(), url: 'http://127.0.0.1:' + port, dataDir }));
     setInterval(() => undefined, 1000);`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  starter = child;
  for await (const line of createInterface(child.stdout)) return [child, JSON.parse(line)];
  throw new Error('The starter ended without a product');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('startProduct', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'stops the product and removes its folder when the run receives %s',
    async (signal) => {
      const [child, { pid, url, dataDir }] = await startStarter();
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      child.kill(signal);
      await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
      expect(existsSync(dataDir)).toBe(false);
    },
  );
});
