import type { Freshness } from '@claypot/domain/machines';
import { useLoaded } from '../../../hooks/loading/use-loaded.ts';

interface ShownFreshnessProps {
  /** Of what the screen shows, where that can mislead: a balance, a status, a price, an opening. */
  readonly of: Freshness;
  readonly onRetry: () => void;
}

/** Says so where what is shown may be old. Most visits need none of it, so its code comes then. */
export function ShownFreshness(props: ShownFreshnessProps) {
  const { stale, unconfirmed } = props.of;
  return stale || unconfirmed ? <Loaded {...props} /> : null;
}

const load = () => import('./FreshnessNotice.tsx');

function Loaded(props: ShownFreshnessProps) {
  const code = useLoaded(load);
  return code.status === 'ready' ? <code.value.FreshnessNotice {...props} /> : null;
}
