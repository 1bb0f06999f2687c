import { selectCompany } from '@claypot/domain/company';
import { ROUTES, type RouteName, type ScreenName } from '@claypot/domain/routes';
import { ActionBar, cx, Screen, Skeleton, TopBar, VisuallyHidden } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { useApp } from '../../hooks/app/app-context.ts';
import { useBack } from '../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { SCREENS } from '../../routes/generated/screens.ts';
import { titleKeyOf } from '../../routes/title-key-of.ts';
import { OUTLINES, type OutlineName } from '../../screens/definition/outlines.ts';
import type { Screen as Defined } from '../../screens/definition/screen.ts';
import styles from './ScreenFace.module.css';

export interface ScreenFaceProps {
  /** Null for a path that only leads on to another. */
  readonly name: ScreenName | null;
  /** The one it is shown on; null for a path that is not the product's. */
  readonly route: RouteName | null;
}

/** The face of a screen before its code has come: its bar, its title and the shape of the rest. */
export function ScreenFace({ name, route }: ScreenFaceProps) {
  const { t } = useTranslation();
  const outline = outlineOf(name);
  const { action, edge, ground = 'page', shapes } = OUTLINES[outline];
  return (
    <Screen
      busy
      ground={ground}
      top={
        name !== null &&
        outline !== 'bare' && <Head name={name} route={route} isOver={edge === 'over'} />
      }
      bottom={
        action && (
          <ActionBar>
            <Skeleton shape="button" />
          </ActionBar>
        )
      }
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={cx(styles.shapes, styles[outline], edge && styles.edge)}>
        {shapes.map(([shape, count]) => (
          <div key={shape}>
            <Skeleton shape={shape} count={count} />
          </div>
        ))}
      </div>
    </Screen>
  );
}

function outlineOf(name: ScreenName | null): OutlineName {
  if (name === null) return 'bare';
  const { outline = 'list' }: Defined = SCREENS[name];
  return outline;
}

interface HeadProps {
  readonly name: ScreenName;
  readonly route: RouteName | null;
  /** Over a picture. */
  readonly isOver: boolean;
}

function Head({ name, route, isOver }: HeadProps) {
  const { i18n } = useTranslation();
  const company = useSelector(useApp().company, selectCompany);
  const back = useBack();
  const { named, tab }: Defined = SCREENS[name];
  const key = titleKeyOf(name, route);
  // Its words may not have come yet.
  const words = key === null ? '' : i18n.t(key, { defaultValue: '' });
  const title = (named && company?.[named]) || words || <Skeleton shape="title" />;
  const isTop = tab !== undefined || (route !== null && ROUTES[route].parent === null);
  const look = tab ? 'large' : 'bar';
  return <TopBar title={title} look={isOver ? 'over' : look} {...(!isTop && { back })} />;
}
