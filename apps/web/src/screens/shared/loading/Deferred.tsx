import { ErrorState } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useLoaded } from '../../../hooks/loading/use-loaded.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface DeferredProps<Code> {
  /** Called on the first render, on each retry, and when the network returns after a failure. */
  readonly load: () => Promise<Code>;
  /** Skeleton with the size of the content. */
  readonly outline: ReactNode;
  readonly children: (code: Code) => ReactNode;
}

/** Loads a part of a screen on demand. If that fails, the rest of the screen still works. */
export function Deferred<Code>({ load, outline, children }: DeferredProps<Code>) {
  const { t } = useTranslation(['common', 'item']);
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return outline;
  if (loaded.status === 'ready') return children(loaded.value);
  return (
    <ErrorState
      title={t('item:failedTitle')}
      text={t('checkConnection')}
      retryLabel={t('retry')}
      onRetry={loaded.retry}
    />
  );
}
