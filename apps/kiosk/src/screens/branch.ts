import { branchMachines } from '@claypot/domain/app';
import { branchOpening, selectPickupBranch, weekHours } from '@claypot/domain/places';
import { ROUTES } from '@claypot/domain/routes';
import {
  dailyHoursText,
  formatPhone,
  openingText,
  specialDayText,
  weekHoursText,
} from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import { createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { choose, confirm } from '../terminal/choose.ts';
import { branchNow } from './branch-now.ts';

/** Pickup branch. A cart of another branch is discarded only after confirmation. */
export const branch: Screen = async (visit) => {
  const { app, params, place, run, terminal, words } = visit;
  const { t } = words;
  const actor = run(
    createActor(app.machines(branchMachines).pickupBranch, {
      input: { branch_id: params.id ?? '' },
    }),
  );
  const loaded = await settled(actor, selectPickupBranch, ({ status }) => status !== 'loading');
  if (loaded.status === 'notFound') {
    terminal.say(t('branches:notFoundTitle'), t('branches:notFoundText'));
  } else if (loaded.branch === null) {
    terminal.say(t('branches:detailFailedTitle'), words.error(loaded.error ?? 'ERROR'));
  }
  if (loaded.branch === null) {
    place.to(ROUTES.branchList.path, { replace: true });
    return undefined;
  }
  print(visit, loaded.branch);
  const here = place.path();
  const wanted = await choose(visit, [
    { label: t('branches:select'), value: true },
    { key: 'b', label: t('common:back'), value: false },
  ]);
  if (!wanted) place.back(ROUTES.branchList.path);
  else actor.send({ type: 'SELECT' });
  while (place.path() === here) {
    const view = await settled(actor, selectPickupBranch, ({ selecting }) => !selecting);
    if (!view.confirming) return undefined;
    terminal.say(
      t('common:areYouSure'),
      t('branches:switchText', { branch: loaded.branch.branch_name }),
    );
    const yes = await confirm(visit, t('branches:switchConfirm'), t('branches:switchCancel'));
    actor.send({ type: yes ? 'CONFIRM' : 'CANCEL' });
  }
  return undefined;
};

function print({ app, terminal, words }: Visit, { address, contact_no, ...branch }: Branch): void {
  const { t } = words;
  const opening = branchOpening(branch, branchNow(app));
  terminal.title(branch.branch_name);
  const week = weekHours(branch.week_hours);
  const daily = dailyHoursText(words, week);
  terminal.say(
    openingText(words, opening),
    ...(daily === null
      ? weekHoursText(words, week).map(({ days, hours }) => `  ${days} ${hours}`)
      : [daily]),
    ...opening.specialDays.map((day) => specialDayText(words, day)),
    address,
    formatPhone(contact_no),
  );
  if (!opening.open) {
    terminal.say(
      t('branches:closedTitle'),
      t(opening.suspended ? 'branches:suspendedText' : 'branches:closedText'),
    );
  }
}
