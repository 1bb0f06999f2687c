import { createPrintedTickets, type PrintableInput } from '@claypot/counter/printing';
import type { CounterPorts } from '@claypot/counter/start';
import { createQueryCache } from '@claypot/domain/flows';
import type { I18n } from '@claypot/i18n';
import { addPrintingTexts } from '@claypot/i18n/counter-printing';
import { Announcer } from '@claypot/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createApi } from '../../../platform/network/api.ts';
import { PrintWindow } from './PrintWindow.tsx';

interface PrintWindowOptions {
  readonly page: PrintableInput;
  readonly ports: CounterPorts;
  readonly subdomain: string;
  readonly i18n: I18n;
}

/**
 * Renders the window that prints a ticket. It runs no session, board or alarm: these belong to the
 * window that opened it.
 */
export function openPrintWindow(root: HTMLElement, options: PrintWindowOptions): void {
  const { page, ports, subdomain, i18n } = options;
  const { clock, connection, language, storage } = ports;
  addPrintingTexts(i18n);
  const deps = {
    apis: {
      en: createApi(window, { language: () => 'en' }),
      zh_CN: createApi(window, { language: () => 'zh_CN' }),
    },
    cache: createQueryCache(clock, undefined, connection),
    clock,
    language: language.get(),
    printed: createPrintedTickets(storage, subdomain),
  };
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Announcer>
        <PrintWindow deps={deps} page={page} />
      </Announcer>
    </I18nextProvider>,
  );
}
