import { spawn } from 'node:child_process';

/** Result of a finished command; `output` contains stdout and stderr in order of arrival. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly milliseconds: number;
}

interface RunOptions {
  /** True to print the output as it arrives, in addition to collecting it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command to its end and never rejects: a command that cannot start has exit code 127. */
export function run(command: string, args: readonly string[], options: RunOptions = {}) {
  const started = performance.now();
  return new Promise<Outcome>((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    });
    const take = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      if (options.live) target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const finish = (code: number) =>
      resolve({ code, output, milliseconds: performance.now() - started });
    child.on('error', (error) => {
      output += String(error);
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
