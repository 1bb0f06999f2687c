import { parseArgs } from 'node:util';
import { createApp } from '@claypot/domain/app';
import { selectTimeZone } from '@claypot/domain/company';
import { createNodePorts } from '@claypot/domain/node';
import { LANGUAGES } from '@claypot/i18n';
import { createPlace } from './platform/navigation.ts';
import { createStorage } from './platform/storage.ts';
import { runKiosk } from './run-kiosk.ts';
import { createTerminal, InputEnded } from './terminal/terminal.ts';
import { createWords } from './words.ts';

const USAGE = 'npm run kiosk -- [server URL] [--company demo] [--language en|zh_CN] [--state FILE]';

/** Conventional exit code of a program ended by Ctrl+C. */
const INTERRUPTED = 130;

/** In ms: one minute until the reminder, then 30 seconds until the question is cancelled. */
const IDLE_TIMEOUT = { before: 60_000, after: 30_000 };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    company: { type: 'string', default: 'demo' },
    language: { type: 'string', default: 'en' },
    state: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const server = positionals[0] ?? 'http://localhost:8080';
const language = LANGUAGES.find((known) => known === values.language);

if (values.help || language === undefined || !URL.canParse(server)) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = values.help ? 0 : 1;
} else {
  const terminal = createTerminal(process.stdin, process.stdout);
  const place = createPlace();
  const report = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
  const storage = createStorage(values.state ?? null);
  const ports = createNodePorts({ server, storage, language, report, navigation: place });
  const app = createApp(ports, { subdomain: values.company });
  const words = await createWords(language, () => selectTimeZone(app.company.getSnapshot()));
  try {
    await Promise.race([
      runKiosk({ app, idleTimeout: IDLE_TIMEOUT, place, server, terminal, words }),
      terminal.interrupted,
    ]);
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    if (error.interrupted) process.exitCode = INTERRUPTED;
  } finally {
    app.stop();
    terminal.say('', words.t('kiosk:goodbye'));
    terminal.close();
  }
}
