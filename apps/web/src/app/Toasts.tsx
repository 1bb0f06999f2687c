import { selectToast } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';

/**
 * Shows the product's toasts. Their code comes behind the first screen's, which has nothing to say;
 * where it did not come, it is asked for again when there is something.
 */
export function Toasts() {
  const { toasts, ports } = useApp();
  const [code, setCode] = useState<{ readonly Shown: ComponentType } | null>(null);
  const isWanted = useSelector(toasts, (snapshot) => selectToast(snapshot) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast asks for the code again
  useEffect(() => {
    if (code !== null) return;
    import('./ShownToasts.tsx').then(
      ({ ShownToasts }) => setCode({ Shown: ShownToasts }),
      ports.report,
    );
  }, [code, isWanted, ports]);
  return code && <code.Shown />;
}
