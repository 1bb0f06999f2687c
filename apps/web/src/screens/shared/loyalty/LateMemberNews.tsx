import { useLoaded } from '../../../hooks/loading/use-loaded.ts';

const load = () => import('./MemberNews.tsx').then((code) => code.MemberNews);

/**
 * Reloads what the page shows of the member when a counter changes it. Loads after the page, and
 * renders nothing.
 */
export function LateMemberNews() {
  const code = useLoaded(load);
  return code.status === 'ready' && <code.value />;
}
