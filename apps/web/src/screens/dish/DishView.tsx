import { type ItemView, ROUTES } from '@claypot/domain';
import { EmptyState, ErrorState, LinkButton, Screen, TopBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { DishOutline } from './DishOutline.tsx';
import { ShownDish } from './ShownDish.tsx';

export interface DishViewProps {
  readonly back: Back;
  readonly item: ItemView;
  readonly onChoose: (optionId: string, variationId: string) => void;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  readonly onAdd: () => void;
  /** Yes, empty the other branch's cart. */
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

/** One dish: what it is, how one would like it, and into the cart. */
export function DishView(props: DishViewProps) {
  const { back, item, onRetry } = props;
  const { t } = useTranslation(['item', 'common']);
  switch (item.status) {
    case 'failed':
      return (
        <Screen top={<TopBar title={t('title')} back={back} />} ground="surface">
          <ErrorState
            title={t('failedTitle')}
            text={t('failedText')}
            retryLabel={t('common:retry')}
            onRetry={onRetry}
          />
        </Screen>
      );
    case 'notFound':
      return (
        <Screen top={<TopBar title={t('title')} back={back} />} ground="surface">
          <EmptyState
            title={t('notFoundTitle')}
            text={t('notFoundText')}
            action={<LinkButton href={ROUTES.menu.path}>{t('toMenu')}</LinkButton>}
          />
        </Screen>
      );
    default:
      if (item.dish === null) return <DishOutline back={back} />;
      return <ShownDish {...props} dish={item.dish} />;
  }
}
