import { Announcer } from '@claypot/ui';
import { useEffect, useRef } from 'react';
import { App } from '../../apps/web/src/app/App.tsx';
import { pathInApp } from '../../apps/web/src/platform/navigation/link-clicks.ts';
import type { Sandbox } from '../sandbox/open-sandbox.ts';
import { CardPage } from './CardPage.tsx';
import { useRead } from './use-external.ts';

/** The real app at wherever the sandbox is, and the page outside when it has left for one. */
export function PhoneApp({ sandbox }: { readonly sandbox: Sandbox }) {
  const { app, i18n, navigation } = sandbox;
  const { path, away } = useRead(navigation);
  const inside = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = inside.current;
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a') ?? null;
      if (link === null || event.defaultPrevented) return;
      // Nothing in a sandbox leads out of it.
      event.preventDefault();
      const to = pathInApp(link, { origin: location.origin, pathname: path, search: '' });
      if (to !== null && to !== path) app.ports.navigation.to(to);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [app, path]);

  return (
    <>
      <div ref={inside} hidden={away !== null}>
        <App product={app} i18n={i18n} path={path} />
      </div>
      {away !== null && (
        <Announcer>
          <CardPage sandbox={sandbox} url={away} />
        </Announcer>
      )}
    </>
  );
}
