import type { Freshness } from '@claypot/domain/machines';
import { useLoaded } from '../../../hooks/loading/use-loaded.ts';

interface ShownFreshnessProps {
  /** Freshness of content that must not mislead: a balance, status, price or opening time. */
  readonly of: Freshness;
  readonly onRetry: () => void;
}

/**
 * Notice that the content may be outdated. Loaded on demand, because most visits do not need it.
 */
export function ShownFreshness(props: ShownFreshnessProps) {
  const { stale, unconfirmed } = props.of;
  return stale || unconfirmed ? <Loaded {...props} /> : null;
}

const load = () => import('./FreshnessNotice.tsx');

function Loaded(props: ShownFreshnessProps) {
  const code = useLoaded(load);
  return code.status === 'ready' ? <code.value.FreshnessNotice {...props} /> : null;
}
