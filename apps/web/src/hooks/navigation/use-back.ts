import { useContext } from 'react';
import { useApp } from '../app/app-context.ts';
import { useTranslation } from '../text/use-translation.ts';
import { ParentContext } from './parent-context.ts';

export interface Back {
  readonly label: string;
  readonly href: string;
  readonly onPress: () => void;
}

/**
 * Returns the Back button of a screen's `TopBar`: browser history if there is one, else the parent
 * screen.
 * @param from path that opened the screen, if it is not its parent.
 */
export function useBack(from: string | null = null): Back {
  const { t } = useTranslation();
  const { ports } = useApp();
  const above = useContext(ParentContext);
  const parent = from ?? above;
  return { label: t('back'), href: parent, onPress: () => ports.navigation.back(parent) };
}
