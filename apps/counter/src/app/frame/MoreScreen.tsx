import { useTranslation } from 'react-i18next';
import { useSession } from '../../hooks/use-session.ts';
import { hrefOf } from '../../platform/page/paths.ts';
import { menuOf } from '../../routes/menu-of.ts';
import { MoreView } from './MoreView.tsx';

/** Screens that have no tab of their own on a phone. */
export function MoreScreen() {
  const { t } = useTranslation('counterStart');
  const { more } = menuOf(useSession().person?.role ?? 'kitchen');
  return (
    <MoreView
      items={more.map(({ path, label, icon }) => ({ href: hrefOf(path), label: t(label), icon }))}
    />
  );
}
