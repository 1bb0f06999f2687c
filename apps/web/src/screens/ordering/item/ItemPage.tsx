import { ROUTES } from '@claypot/domain/routes';
import { EmptyState, LinkButton, Screen, TopBar } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { ItemSkeleton } from './ItemSkeleton.tsx';
import type { ItemPageProps } from './item-props.ts';
import { ShownItem } from './ShownItem.tsx';

export function ItemPage(props: ItemPageProps) {
  const { back, face, item, title, onRetry } = props;
  const { t } = useTranslation(['item', 'common']);
  switch (item.status) {
    case 'failed':
      return (
        <Screen top={<TopBar title={title} back={back} />} ground="surface">
          <LoadFailed title={t('failedTitle')} onRetry={onRetry} />
        </Screen>
      );
    case 'notFound':
      return (
        <Screen top={<TopBar title={title} back={back} />} ground="surface">
          <EmptyState
            title={t('notFoundTitle')}
            text={t('notFoundText')}
            action={<LinkButton href={ROUTES.menu.path}>{t('toMenu')}</LinkButton>}
          />
        </Screen>
      );
    default:
      if (face === null) return <ItemSkeleton title={title} back={back} />;
      return <ShownItem {...props} face={face} />;
  }
}
