import { PassThrough } from 'node:stream';
import { createApp } from '@claypot/domain/app';
import { selectTimeZone } from '@claypot/domain/company';
import { createNodePorts } from '@claypot/domain/node';
import type { KeyValueStorage, Language } from '@claypot/domain/ports';
import { onTestFailed } from 'vitest';
import type { Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createPlace } from '../../apps/kiosk/src/platform/navigation.ts';
import { createStorage } from '../../apps/kiosk/src/platform/storage.ts';
import { runKiosk } from '../../apps/kiosk/src/run-kiosk.ts';
import type { IdleTimeout } from '../../apps/kiosk/src/terminal/idle-timeout.ts';
import { createTerminal } from '../../apps/kiosk/src/terminal/terminal.ts';
import { createWords } from '../../apps/kiosk/src/words.ts';

/** Returns the server's URL for a company. */
export function serverOf(company: string): string {
  return `http://${company}.localhost:8080`;
}

const IDLE_TIMEOUT: IdleTimeout = { before: 600_000, after: 600_000 };

interface KioskOptions {
  /** Subdomain; default `demo`. */
  readonly company?: string;
  readonly language?: Language;
  readonly storage?: KeyValueStorage;
  /** Inactivity timeouts; longer than a test by default. */
  readonly idleTimeout?: IdleTimeout;
  readonly send?: (request: Request) => Promise<Response>;
}

/** A simulated customer at a kiosk, connected to the restaurant in this process. */
export interface Customer {
  /**
   * Waits until new output contains the text. Returns the new output up to and including it;
   * rejects if the kiosk ends first.
   */
  sees(text: string): Promise<string>;
  types(...lines: string[]): void;
  /** Ends the input, like Ctrl+D. */
  disconnects(): void;
  /** Ends the input and returns the result or error of the kiosk. */
  leaves(): Promise<unknown>;
  /** Resolves with the result or error of the kiosk when it ends. */
  readonly ended: Promise<unknown>;
  readonly reported: unknown[];
}

export async function openKiosk(
  restaurant: Restaurant,
  {
    company = 'demo',
    language = 'en',
    send = restaurant.fetch,
    idleTimeout = IDLE_TIMEOUT,
    storage = createStorage(null),
  }: KioskOptions = {},
): Promise<Customer> {
  const input = new PassThrough();
  const output = new PassThrough();
  const terminal = createTerminal(input, output);
  const place = createPlace();
  const server = serverOf(company);
  const reported: unknown[] = [];
  const ports = createNodePorts({
    language,
    send,
    server,
    storage,
    navigation: place,
    report: (error) => reported.push(error),
  });
  // Both sides use the test's clock, so that they agree on the time.
  const app = createApp({ ...ports, clock: restaurant.clock }, { subdomain: company });
  const words = await createWords(language, () => selectTimeZone(app.company.getSnapshot()));

  let transcript = '';
  let written = '';
  let checkOutput = () => {};
  onTestFailed(() => console.log(transcript));
  output.on('data', (part) => {
    transcript += String(part);
    written += String(part);
    checkOutput();
  });
  const ended = runKiosk({ app, idleTimeout, place, server, terminal, words })
    .catch((error: unknown) => error)
    .finally(() => {
      app.stop();
      terminal.close();
    });
  const disconnects = () => void input.end();
  return {
    reported,
    ended,
    types: (...lines) => void input.write(lines.map((line) => `${line}\n`).join('')),
    disconnects,
    leaves() {
      disconnects();
      return ended;
    },
    sees: (text) =>
      new Promise((resolve, reject) => {
        checkOutput = () => {
          const at = written.indexOf(text);
          if (at === -1) return;
          const writtenText = written.slice(0, at + text.length);
          written = written.slice(at + text.length);
          checkOutput = () => {};
          resolve(writtenText);
        };
        void ended.then((reason) => {
          checkOutput();
          reject(new Error(`Gone without "${text}":\n${written}`, { cause: reason }));
        });
        checkOutput();
      }),
  };
}
