import { selectMember } from '@claypot/domain/account';
import { selectCompany } from '@claypot/domain/company';
import type { Language } from '@claypot/domain/ports';
import { ROUTES } from '@claypot/domain/routes';
import { LANGUAGE_NAMES, LANGUAGES } from '@claypot/i18n';
import type { Screen, Visit } from '../kiosk.ts';
import { choose } from '../terminal/choose.ts';
import { identify, scannedNumber } from './identify.ts';

type Step = { readonly language: Language } | { readonly number: string } | 'leave';

/**
 * First screen. Choosing a language starts a new guest session; a scanned payment code begins a
 * member's sign-in.
 */
export const welcome: Screen = async (visit) => {
  const { app, terminal, words } = visit;
  const { t } = words;
  const company = selectCompany(app.company.getSnapshot())?.company_name ?? '';
  terminal.title(t('login:welcome', { company }));
  terminal.say(t('login:tagline'), t('kiosk:hint'), t('kiosk:scanHint'));
  const chosen = await choose<Step>(
    visit,
    [
      ...LANGUAGES.map((language) => ({ label: LANGUAGE_NAMES[language], value: { language } })),
      { key: 'q', label: t('kiosk:leave'), value: 'leave' },
    ],
    { read: scanned },
  );
  if (chosen === 'leave') return 'leave';
  if ('number' in chosen) {
    await identify(visit, chosen.number);
    if (selectMember(app.session.getSnapshot()) !== null) toBranches(visit);
    return undefined;
  }
  const { language } = chosen;
  await words.speak(language);
  app.language.send({ type: 'CHOOSE', language });
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  toBranches(visit);
  return undefined;
};

function toBranches({ place }: Visit): void {
  place.to(ROUTES.branchList.path, { replace: true });
}

function scanned(line: string): Step | null {
  const number = scannedNumber(line);
  return number === null ? null : { number };
}
