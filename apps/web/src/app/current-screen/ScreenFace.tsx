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
  /** Null for a path that only redirects. */
  readonly name: ScreenName | null;
  /** Current route; null for an unknown path. */
  readonly route: RouteName | null;
}

/** Skeleton of a screen while its code loads: bar, title and content shapes. */
export function ScreenFace({ name, route }: ScreenFaceProps) {
  const { t } = useTranslation();
  const outline = outlineOf(name);
  const { action, edge, ground = 'page', shapes, width = 'reading' } = OUTLINES[outline];
  return (
    <Screen
      busy
      ground={ground}
      width={width}
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
      <VisuallyHidden isLoading>{t('loading')}</VisuallyHidden>
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
  /** True if the bar overlays a picture. */
  readonly isOver: boolean;
}

function Head({ name, route, isOver }: HeadProps) {
  const { i18n } = useTranslation();
  const company = useSelector(useApp().company, selectCompany);
  const back = useBack();
  const { named, tab }: Defined = SCREENS[name];
  const key = titleKeyOf(name, route);
  // The texts may not have loaded yet.
  const words = key === null ? '' : i18n.t(key, { defaultValue: '' });
  const title = (named && company?.[named]) || words || <Skeleton shape="title" />;
  const isTop = tab !== undefined || (route !== null && ROUTES[route].parent === null);
  const look = tab ? 'large' : 'bar';
  return <TopBar title={title} look={isOver ? 'over' : look} {...(!isTop && { back })} />;
}
