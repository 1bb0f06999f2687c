import { useTranslation } from 'react-i18next';
import { Choices } from '../../../orders/shared/money/Choices.tsx';
import type { DrawerChoice } from './drawer-choice.ts';

interface DrawerChoicesProps {
  /** Unique in the dialog. */
  readonly name: string;
  readonly drawers: readonly DrawerChoice[];
  readonly drawerId: string | null;
  readonly onDrawer: (drawerId: string) => void;
}

/** Choice of a drawer. Nothing if the branch has one. */
export function DrawerChoices({ name, drawers, drawerId, onDrawer }: DrawerChoicesProps) {
  const { t } = useTranslation('counterPay');
  if (drawers.length < 2) return null;
  return (
    <Choices
      name={name}
      legend={t('drawer')}
      options={drawers.map(({ id }) => id)}
      value={drawerId}
      error={null}
      textOf={(id) => {
        const index = drawers.findIndex((drawer) => drawer.id === id);
        return drawers[index]?.name ?? t('drawerUnnamed', { number: index + 1 });
      }}
      onChoose={onDrawer}
    />
  );
}
