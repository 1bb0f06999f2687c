import 'temporal-polyfill/global';
import { readProcessConfig } from './config/process-config.ts';
import { greeting } from './greeting.ts';
import { type Running, start } from './start.ts';
import { describeStartFailure } from './start-failure.ts';

/** A terminal's Ctrl+C reaches this process twice, through the shell and through npm. */
const SAME_PRESS = 500;

/** One line of JSON for each thing to be known, for whatever collects the output. */
function writeLine(level: string, line: object): void {
  const time = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });
  process.stderr.write(`${JSON.stringify({ time, level, ...line })}\n`);
}

function report(error: unknown, about: object = {}): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  writeLine('error', { ...about, error: text });
}

function die(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function stopOnSignal(running: Running): void {
  let asked: number | undefined;
  const onSignal = (): void => {
    if (asked === undefined) {
      asked = performance.now();
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => die(describeStartFailure(error)),
      );
    } else if (performance.now() - asked > SAME_PRESS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

process.on('uncaughtException', (error) => {
  report(error);
  process.exit(1);
});

try {
  const config = readProcessConfig();
  const running = await start(config, {
    report,
    logSecurity: (line) => writeLine('security', line),
    onLost: die,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
  });
  stopOnSignal(running);
  process.stdout.write(`${greeting(config, running)}\n`);
} catch (error) {
  die(describeStartFailure(error));
}
