import { ROUTES, selectCompany } from '@claypot/domain';
import { LANGUAGE_NAMES, LANGUAGES } from '@claypot/i18n';
import type { Screen } from '../kiosk.ts';
import { choose } from '../terminal/choose.ts';

/** The first screen, in every language; whoever begins is a new guest. */
export const welcome: Screen = async (visit) => {
  const { app, place, terminal, words } = visit;
  const { t } = words;
  const company = selectCompany(app.company.getSnapshot())?.company_name ?? '';
  terminal.title(t('login:welcome', { company }));
  terminal.say(t('login:tagline'), t('kiosk:hint'));
  const language = await choose(visit, [
    ...LANGUAGES.map((value) => ({ label: LANGUAGE_NAMES[value], value })),
    { key: 'q', label: t('kiosk:leave'), value: null },
  ]);
  if (language === null) return 'leave';
  await words.speak(language);
  app.language.send({ type: 'CHOOSE', language });
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  place.to(ROUTES.branchList.path, { replace: true });
  return undefined;
};
