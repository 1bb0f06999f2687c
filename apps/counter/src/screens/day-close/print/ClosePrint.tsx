import { createCloseDetail, selectCloseDetail } from '@claypot/counter/day-close';
import { useActorRef, useSelector } from '@xstate/react';
import { use, useMemo, useRef, useState } from 'react';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import type { PrintedClose } from '../../../platform/page/close-print-path.ts';
import { ClosePrintView } from './ClosePrintView.tsx';
import type { Paper } from './CloseSheet.tsx';
import { closePageRule } from './close-page-rule.ts';

interface ClosePrintProps {
  /** The same object for the life of the page. */
  readonly deps: Parameters<typeof createCloseDetail>[0];
  readonly page: PrintedClose;
}

/** Loads a close and prints it on the chosen paper. */
export function ClosePrint({ deps, page }: ClosePrintProps) {
  const actor = useActorRef(
    useMemo(() => createCloseDetail(deps), [deps]),
    { input: page },
  );
  const view = useSelector(actor, selectCloseDetail);
  const [paper, setPaper] = useState<Paper>('slip');
  const sheet = useRef<HTMLElement>(null);
  const zone = use(TimeZoneContext);
  return (
    // The window has no session.
    <TimeZoneContext value={view.close?.time_zone ?? zone}>
      <ClosePrintView
        view={view}
        paper={paper}
        sheetRef={sheet}
        onPaper={setPaper}
        onPrint={() => printOn(paper, sheet.current)}
        onClose={() => close()}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    </TimeZoneContext>
  );
}

function printOn(paper: Paper, sheet: HTMLElement | null): void {
  if (sheet === null) return;
  const rule = new CSSStyleSheet();
  rule.replaceSync(closePageRule(paper, sheet.getBoundingClientRect().height));
  // Style elements are forbidden by the content security policy.
  document.adoptedStyleSheets = [rule];
  print();
}
