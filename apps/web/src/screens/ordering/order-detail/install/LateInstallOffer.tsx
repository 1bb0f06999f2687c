import type { SalesOrder } from '@claypot/sdk';
import { useLoaded } from '../../../../hooks/loading/use-loaded.ts';

const load = () => import('./InstallOffer.tsx').then((code) => code.InstallOffer);

/** Loads late or never without harm, because it is at the end of the page. */
export function LateInstallOffer({ order }: { readonly order: SalesOrder }) {
  const code = useLoaded(load);
  return code.status === 'ready' && <code.value order={order} />;
}
