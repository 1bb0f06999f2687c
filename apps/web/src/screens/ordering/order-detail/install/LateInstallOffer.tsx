import type { SalesOrder } from '@claypot/sdk';
import { useLoaded } from '../../../../hooks/loading/use-loaded.ts';

const load = () => import('./InstallOffer.tsx').then((code) => code.InstallOffer);

/** Stands at the end, so that it may come late, or never. */
export function LateInstallOffer({ order }: { readonly order: SalesOrder }) {
  const code = useLoaded(load);
  return code.status === 'ready' && <code.value order={order} />;
}
