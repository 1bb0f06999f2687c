import { type ReactNode, useEffect, useState } from 'react';
import { useCounter } from '../../hooks/counter-context.ts';
import {
  PrintingProvider,
  type PrintingState,
} from '../../screens/printing/host/printing-context.ts';

interface PrintingHostProps {
  readonly branchId: string;
  readonly isPaired: boolean;
  readonly children: ReactNode;
}

/**
 * Runs printing for the branch, also on a locked device. Its code is loaded after the first screen,
 * and its failure never stops the screens.
 */
export function PrintingHost({ branchId, isPaired, children }: PrintingHostProps) {
  const { runtime } = useCounter();
  const [state, setState] = useState<PrintingState>('loading');
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    import('../../screens/printing/host/start-printing.ts').then(
      ({ startPrinting }) => {
        if (isLeft) return;
        const started = startPrinting({ runtime, branchId, isPaired });
        stop = started.stop;
        setState(started.printing);
      },
      (error: unknown) => {
        runtime.report(error);
        setState('failed');
      },
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [runtime, branchId, isPaired]);
  return <PrintingProvider value={state}>{children}</PrintingProvider>;
}
