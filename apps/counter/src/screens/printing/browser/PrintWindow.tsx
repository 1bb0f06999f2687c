import {
  createPrintable,
  type PrintableDeps,
  type PrintableInput,
} from '@claypot/counter/printing';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { PrintWindowView } from './PrintWindowView.tsx';
import { pageRule } from './page-size.ts';

interface PrintWindowProps {
  /** The same object for the life of the page. */
  readonly deps: PrintableDeps;
  readonly page: PrintableInput;
}

/** Loads a ticket, opens the print dialog once, and closes the window after it. */
export function PrintWindow({ deps, page }: PrintWindowProps) {
  const actor = useActorRef(
    useMemo(() => createPrintable(deps), [deps]),
    { input: page },
  );
  const view = useSelector(actor, selectQuery);
  const sheet = useRef<HTMLElement>(null);
  const hasPrinted = useRef(false);
  const number = view.data?.order.number ?? null;

  useEffect(() => {
    if (number === null || hasPrinted.current) return;
    hasPrinted.current = true;
    document.title = number;
    addEventListener('afterprint', () => close(), { once: true });
    void document.fonts.ready.then(() => printSheet(sheet.current));
  }, [number]);

  return (
    <PrintWindowView
      view={view}
      sheetRef={sheet}
      onPrint={() => printSheet(sheet.current)}
      onClose={() => close()}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}

/** Makes the page as long as the ticket and opens the print dialog. */
function printSheet(sheet: HTMLElement | null): void {
  if (sheet === null) return;
  const rule = new CSSStyleSheet();
  rule.replaceSync(pageRule(sheet.getBoundingClientRect().height));
  // Style elements are forbidden by the content security policy.
  document.adoptedStyleSheets = [rule];
  print();
}
