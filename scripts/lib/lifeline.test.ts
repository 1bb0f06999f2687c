import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const LIFELINE = join(import.meta.dirname, 'lifeline.ts');
const END_WITH_PARENT = join(import.meta.dirname, 'end-with-parent.ts');
const FOREVER = 'setInterval(() => undefined, 1000);';

let folder: string;
let started: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claypot-lifeline-'));
  started = [];
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Starts a script and returns it with the first process id that it or its child prints. */
async function startTree(file: string): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  for await (const line of createInterface(child.stdout)) return [child, Number(line)];
  throw new Error('The script ended without printing an id');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function untilEnded(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
}

describe('a child with end-with-parent', () => {
  const parent = () =>
    script(
      'parent.mjs',
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, ['--import', ${JSON.stringify(END_WITH_PARENT)}, '-e', ${JSON.stringify(FOREVER)}], { stdio: ['pipe', 'inherit', 'inherit'] });
       console.log(child.pid);
       ${FOREVER}`,
    );

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends when its parent receives %s',
    async (signal) => {
      const [child, pid] = await startTree(parent());
      child.kill(signal);
      await untilEnded(pid);
    },
  );
});

describe('a process below the test command', () => {
  /** The command opens the lifeline; a program without support for it starts the process. */
  const command = () => {
    const task = script(
      'task.mjs',
      `import { endWithParents } from ${JSON.stringify(LIFELINE)};
       endWithParents();
       console.log(process.pid);
       ${FOREVER}`,
    );
    const between = script(
      'between.mjs',
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, [${JSON.stringify(task)}], { stdio: 'inherit', detached: true });
       child.on('exit', () => process.exit());
       process.on('SIGTERM', () => undefined);`,
    );
    return script(
      'command.mjs',
      `import { spawn } from 'node:child_process';
       import { openLifeline } from ${JSON.stringify(LIFELINE)};
       delete process.env.npm_lifecycle_event;
       openLifeline();
       spawn(process.execPath, [${JSON.stringify(between)}], { stdio: 'inherit' });
       ${FOREVER}`,
    );
  };

  it.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'ends when the command receives %s',
    async (signal) => {
      const [child, pid] = await startTree(command());
      child.kill(signal);
      await untilEnded(pid);
    },
  );
});

describe('a process that npm started', () => {
  it.skipIf(process.platform !== 'linux')('ends when npm is killed, not the shell', async () => {
    const task = script(
      'task.mjs',
      `import { endWithParents } from ${JSON.stringify(LIFELINE)};
       endWithParents();
       console.log(process.pid);
       ${FOREVER}`,
    );
    const npm = script(
      'npm.mjs',
      `import { spawn } from 'node:child_process';
       delete process.env.CLAYPOT_LIFELINE;
       process.env.npm_lifecycle_event = 'test';
       spawn('sh', ['-c', '"$0" "$1"; true', process.execPath, ${JSON.stringify(task)}], { stdio: 'inherit' });
       ${FOREVER}`,
    );
    const [child, pid] = await startTree(npm);
    child.kill('SIGKILL');
    await untilEnded(pid);
  });
});
