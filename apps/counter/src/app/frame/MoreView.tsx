import { Card, type IconDrawing, ListRow } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Page } from '../../screens/shared/layout/Page.tsx';

interface MoreViewProps {
  readonly items: readonly {
    readonly href: string;
    readonly label: string;
    readonly icon: IconDrawing;
  }[];
}

/** Links to the screens that have no tab of their own. */
export function MoreView({ items }: MoreViewProps) {
  const { t } = useTranslation('counterStart');
  return (
    <Page title={t('more')}>
      <Card padding="none">
        {items.map(({ href, label, icon }) => (
          <ListRow key={href} icon={icon} title={label} href={href} />
        ))}
      </Card>
    </Page>
  );
}
