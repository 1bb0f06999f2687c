import type { Company } from '@claypot/sdk';
import { createActor } from 'xstate';
import { createCompanyImplementations } from './company/company.live.ts';
import { createLanguageImplementations } from './language/language.live.ts';
import { type NoticeContent, noticesMachine } from './notices/notices.machine.ts';
import type { Ports } from './ports.ts';
import { createResourceCache } from './resource/cache.ts';
import { createSessionImplementations } from './session/session.live.ts';

export interface AppOptions {
  /** First label of the host name. */
  readonly subdomain: string;
  /** The company's record, where the page brought it; else it is loaded. */
  readonly company?: Company | null;
}

/** The running product. */
export type App = ReturnType<typeof createApp>;

/**
 * Starts the product over what the outside gives: the actors that live as long as it does, and the
 * machines that screens start for themselves.
 */
export function createApp(ports: Ports, { subdomain, company: record = null }: AppOptions) {
  const cache = createResourceCache(ports.clock);

  const notices = createActor(noticesMachine);
  const notify = (notice: NoticeContent) => notices.send({ type: 'NOTIFY', notice });

  const company = createActor(createCompanyImplementations(ports), {
    input: { subdomain, company: record },
  });
  const session = createActor(createSessionImplementations({ ...ports, subdomain, notify }));
  const language = createActor(
    createLanguageImplementations({
      language: ports.language,
      forgetTexts: () => {
        cache.forget();
        company.send({ type: 'REFRESH' });
      },
    }),
    { input: { language: ports.language.get() } },
  );

  const actors = [notices, session, company, language] as const;
  for (const actor of actors) actor.start();

  return {
    ports,
    company,
    language,
    notices,
    session,
    stop: () => {
      for (const actor of actors) actor.stop();
    },
  };
}
