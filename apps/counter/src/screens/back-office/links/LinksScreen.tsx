import { useSession } from '../../../hooks/use-session.ts';
import { BACK_OFFICE_PATH, hrefOf } from '../../../platform/page/paths.ts';
import { LinksView } from './LinksView.tsx';

export function LinksScreen() {
  const { branches } = useSession();
  return <LinksView branches={branches} backHref={hrefOf(BACK_OFFICE_PATH)} />;
}
