import type { CounterPorts } from '@claypot/counter/start';
import { createQueryCache } from '@claypot/domain/flows';
import type { I18n } from '@claypot/i18n';
import { addDayCloseTexts } from '@claypot/i18n/counter-day-close';
import { Announcer } from '@claypot/ui';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { PrintedClose } from '../../../platform/page/close-print-path.ts';
import { ClosePrint } from './ClosePrint.tsx';

interface ClosePrintOptions {
  readonly page: PrintedClose;
  readonly ports: CounterPorts;
  readonly i18n: I18n;
}

/** Renders the window that prints a close, without session, board and alarm. */
export function openClosePrint(root: HTMLElement, { page, ports, i18n }: ClosePrintOptions): void {
  const { clock, connection } = ports;
  addDayCloseTexts(i18n);
  const deps = {
    api: ports.connect({ onUnauthorized: () => undefined }),
    cache: createQueryCache(clock, undefined, connection),
  };
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <Announcer>
        <ClosePrint deps={deps} page={page} />
      </Announcer>
    </I18nextProvider>,
  );
}
