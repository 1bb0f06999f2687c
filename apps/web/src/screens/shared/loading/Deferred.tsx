import { ErrorState } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useLoaded } from '../../../hooks/loading/use-loaded.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface DeferredProps<Code> {
  /** Asked once, when this is first drawn. */
  readonly load: () => Promise<Code>;
  /** Stands in the place of what comes, in its size. */
  readonly outline: ReactNode;
  readonly children: (code: Code) => ReactNode;
}

/** A part of a screen whose code comes when it is wanted; if it does not, the rest goes on. */
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
