import { selectToast } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';

/**
 * Shows the product's toasts, of which the first screen has none: their code is asked for when there
 * is something to say, and has come with that of the other screens by then.
 */
export function Toasts() {
  const { toasts, ports } = useApp();
  const [code, setCode] = useState<{ readonly Shown: ComponentType } | null>(null);
  const isWanted = useSelector(toasts, (snapshot) => selectToast(snapshot) !== null);
  useEffect(() => {
    if (!isWanted || code !== null) return;
    import('./ShownToasts.tsx').then(
      ({ ShownToasts }) => setCode({ Shown: ShownToasts }),
      ports.report,
    );
  }, [code, isWanted, ports]);
  return code && <code.Shown />;
}
