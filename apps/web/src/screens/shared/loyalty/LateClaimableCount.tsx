import { useLoaded } from '../../../hooks/loading/use-loaded.ts';

const load = () => import('./ClaimableCount.tsx').then((code) => code.ClaimableCount);

/** {@link ClaimableCount}, whose code no page waits for. */
export function LateClaimableCount() {
  const code = useLoaded(load);
  return code.status === 'ready' && <code.value />;
}
