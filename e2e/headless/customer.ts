import { PassThrough } from 'node:stream';
import { createApp } from '@claypot/domain/app';
import { selectTimeZone } from '@claypot/domain/company';
import type { KeyValueStorage, Language } from '@claypot/domain/ports';
import { onTestFailed } from 'vitest';
import type { Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { createPlace } from '../../apps/kiosk/src/platform/navigation.ts';
import { createKioskPorts } from '../../apps/kiosk/src/platform/ports.ts';
import { createStorage } from '../../apps/kiosk/src/platform/storage.ts';
import { runKiosk } from '../../apps/kiosk/src/run-kiosk.ts';
import type { IdleTimeout } from '../../apps/kiosk/src/terminal/idle-timeout.ts';
import { createTerminal } from '../../apps/kiosk/src/terminal/terminal.ts';
import { createWords } from '../../apps/kiosk/src/words.ts';

/** Where the kiosk of a company asks. */
export function serverOf(company: string): string {
  return `http://${company}.localhost:8080`;
}

const IDLE_TIMEOUT: IdleTimeout = { before: 600_000, after: 600_000 };

interface KioskOptions {
  /** The subdomain; `demo` without more. */
  readonly company?: string;
  readonly language?: Language;
  readonly storage?: KeyValueStorage;
  /** How long it waits for one who may have gone; longer than a test without more. */
  readonly idleTimeout?: IdleTimeout;
  readonly send?: (request: Request) => Promise<Response>;
}

/** Somebody before a kiosk of the restaurant in this process: reads, types, and goes. */
export interface Customer {
  /** Waits for the text among what was written since the last one seen; answers all up to it. */
  sees(text: string): Promise<string>;
  types(...lines: string[]): void;
  /** Ends the input, as Ctrl+D does. */
  goes(): void;
  /** Goes, and answers what the kiosk ended with. */
  leaves(): Promise<unknown>;
  /** Settles when the kiosk has ended, with what it ended with. */
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
  const ports = createKioskPorts({
    language,
    send,
    server,
    storage,
    navigation: place,
    report: (error) => reported.push(error),
  });
  // The restaurant's clock is a test's; both sides must mean the same present.
  const app = createApp({ ...ports, clock: restaurant.clock }, { subdomain: company });
  const words = await createWords(language, () => selectTimeZone(app.company.getSnapshot()));

  let transcript = '';
  let written = '';
  let look = () => {};
  onTestFailed(() => console.log(transcript));
  output.on('data', (part) => {
    transcript += String(part);
    written += String(part);
    look();
  });
  const ended = runKiosk({ app, idleTimeout, place, server, terminal, words })
    .catch((error: unknown) => error)
    .finally(() => {
      app.stop();
      terminal.close();
    });
  const goes = () => void input.end();
  return {
    reported,
    ended,
    types: (...lines) => void input.write(lines.map((line) => `${line}\n`).join('')),
    goes,
    leaves() {
      goes();
      return ended;
    },
    sees: (text) =>
      new Promise((resolve, reject) => {
        look = () => {
          const at = written.indexOf(text);
          if (at === -1) return;
          const seen = written.slice(0, at + text.length);
          written = written.slice(at + text.length);
          look = () => {};
          resolve(seen);
        };
        void ended.then((reason) => {
          look();
          reject(new Error(`Gone without "${text}":\n${written}`, { cause: reason }));
        });
        look();
      }),
  };
}
