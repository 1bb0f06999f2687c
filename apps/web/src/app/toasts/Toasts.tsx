import { whenSettled } from '@claypot/browser/next-task';
import { selectToast } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../../hooks/app/app-context.ts';

/**
 * Renders toasts and the offline message. Their code loads with the first message, or once the page
 * is idle.
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
