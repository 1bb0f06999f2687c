import 'temporal-polyfill/global';
import { type Config, ConfigError } from './platform/config/config.ts';
import { readErrorReporting } from './platform/config/error-reports.ts';
import { readProcessConfig } from './platform/config/process-config.ts';
import { createErrorReports, type ErrorReports } from './platform/error-reports/error-reports.ts';
import { describeError } from './platform/log/describe-error.ts';
import { greeting } from './start/greeting.ts';
import { type Running, start } from './start/start.ts';
import { describeStartFailure } from './start/start-failure.ts';

/**
 * Interval in which a second SIGINT counts as the same key press, in ms: Ctrl+C reaches this
 * process through the shell and through npm.
 */
const SAME_PRESS = 500;
/** Maximum time to send error reports before the process exits, in ms. */
const LAST_WORD = 2000;

/** Option that starts without the demo restaurant. */
const EMPTY = '--empty';

/** Writes a log entry as one line of JSON. */
function writeLine(level: string, line: object): void {
  const time = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });
  process.stderr.write(`${JSON.stringify({ time, level, ...line })}\n`);
}

let errorReports: ErrorReports | null = null;

function report(error: unknown, about: object = {}, known: readonly string[] = []): void {
  writeLine('error', { ...about, ...describeError(error, known) });
  errorReports?.capture(error, about, known);
}

function die(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Returns the configuration with the options of the command line: `npm start -- --empty`. */
function readStartConfig(options: readonly string[]): Config {
  const unknown = options.find((option) => option !== EMPTY);
  if (unknown !== undefined)
    throw new ConfigError([`${unknown} is no option. The only one is ${EMPTY}.`]);
  const config = readProcessConfig();
  return options.length === 0 ? config : { ...config, demo: false };
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
  const told = errorReports?.flush(LAST_WORD) ?? Promise.resolve();
  told.finally(() => process.exit(1));
});

try {
  const options = process.argv.slice(2);
  const config = readStartConfig(options);
  const reporting = readErrorReporting(config);
  if (reporting !== null) errorReports = await createErrorReports(reporting, Math.random);
  const running = await start(config, {
    report,
    errorReports,
    logSecurity: (line) => writeLine('security', line),
    onLost: die,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
  });
  stopOnSignal(running);
  if (options.includes(EMPTY) && running.setUpToken === null) {
    process.stdout.write(`${EMPTY} has no effect, because the database has a company.\n`);
  }
  process.stdout.write(`${greeting(config, running)}\n`);
} catch (error) {
  die(describeStartFailure(error));
}
