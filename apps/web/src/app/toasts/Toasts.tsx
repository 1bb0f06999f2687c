import { selectToast } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../../hooks/app/app-context.ts';
import { whenSettled } from '../../platform/time/next-task.ts';

/**
 * Shows the product's toasts, and that there is no connection. The first screen has neither: their
 * code is asked for when there is something to say, else once nobody waits for anything.
 */
export function Toasts() {
  const { toasts, ports } = useApp();
  const [code, setCode] = useState<{ readonly Shown: ComponentType } | null>(null);
  const isWanted = useSelector(toasts, (snapshot) => selectToast(snapshot) !== null);
  useEffect(() => {
    if (code !== null) return;
    const load = () =>
      import('./ShownToasts.tsx').then(
        ({ ShownToasts }) => setCode({ Shown: ShownToasts }),
        ports.report,
      );
    if (isWanted) void load();
    else return whenSettled(() => void load());
  }, [code, isWanted, ports]);
  return code && <code.Shown />;
}
