import { useLoaded } from '../../../hooks/loading/use-loaded.ts';

const load = () => import('./ClaimableCount.tsx').then((code) => code.ClaimableCount);

/** Loads {@link ClaimableCount} without delaying the page. */
export function LateClaimableCount() {
  const code = useLoaded(load);
  return code.status === 'ready' && <code.value />;
}
