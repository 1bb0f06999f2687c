import { selectIdentity, selectMember } from '@claypot/domain/account';
import { branchMachines } from '@claypot/domain/app';
import { takesBookings } from '@claypot/domain/booking';
import { selectCartSummary } from '@claypot/domain/ordering';
import { type BranchesView, branchOpening, selectBranches } from '@claypot/domain/places';
import { pathTo, ROUTES } from '@claypot/domain/routes';
import { formatPhone, openingText, specialDayText } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import { createActor } from 'xstate';
import { type Kiosk, type Screen, settled, type Visit } from '../kiosk.ts';
import { choose, type Option } from '../terminal/choose.ts';
import type { Words } from '../words.ts';
import { branchNow } from './branch-now.ts';
import { identify, scannedNumber } from './identify.ts';

type Step =
  | { readonly path: string }
  /** Member sign-in, with the number if a payment code was scanned. */
  | { readonly number: string | null }
  | 'retry'
  | 'startOver';

/** Purpose of the branch list. */
interface Use {
  readonly title: 'branches:title' | 'booking:branchTitle';
  /** Path of a branch; null if it cannot be chosen. */
  readonly pathOf: (branch: Branch) => string | null;
  /** Alternative destination offered below the list. */
  readonly beside: (words: Words) => Option<Step>;
}

/** Branch list for pickup. */
export const branches = branchList({
  title: 'branches:title',
  pathOf: ({ id }) => pathTo('pickupBranch', { id }),
  beside: ({ t }) => ({
    key: 't',
    label: t('booking:title'),
    value: { path: ROUTES.bookingBranch.path },
  }),
});

export const bookingBranches = branchList({
  title: 'booking:branchTitle',
  pathOf: (branch) => (takesBookings(branch) ? pathTo('bookTableInfo', { id: branch.id }) : null),
  beside: ({ t }) => ({
    key: 'b',
    label: t('common:back'),
    value: { path: ROUTES.branchList.path },
  }),
});

function branchList(use: Use): Screen {
  return async (visit) => {
    const { app, run } = visit;
    const list = run(createActor(app.machines(branchMachines).branches));
    for (;;) {
      const view = await settled(list, selectBranches, ({ status }) => status !== 'loading');
      print(visit, use, view);
      const step = await choose(visit, options(visit, use, view), {
        read: (line) => scanned(visit, line),
      });
      if (step !== 'retry') return follow(visit, step);
      list.send({ type: view.status === 'failed' ? 'RETRY' : 'REFRESH' });
    }
  };
}

async function follow(visit: Visit, step: Exclude<Step, 'retry'>): Promise<undefined> {
  const { app, place } = visit;
  if (step === 'startOver') app.session.send({ type: 'SIGN_OUT' });
  else if ('number' in step) await identify(visit, step.number);
  else place.to(step.path);
}

function print(visit: Visit, { pathOf, title }: Use, view: BranchesView): void {
  const { terminal, words } = visit;
  const { t } = words;
  const { error, status } = view;
  terminal.title(t(title));
  terminal.say(...memberLines(visit));
  if (status === 'empty') terminal.say(t('branches:emptyTitle'), t('branches:emptyText'));
  if (status === 'failed') terminal.say(t('branches:failedTitle'), words.error(error ?? 'ERROR'));
  for (const branch of view.branches) {
    if (pathOf(branch) !== null) continue;
    const phone = formatPhone(branch.contact_no);
    terminal.say(`   –  ${branch.branch_name} · ${t('booking:noBookings')} · ${phone}`);
  }
}

function options(visit: Visit, use: Use, { branches: listed }: BranchesView): Option<Step>[] {
  const { t } = visit.words;
  const retry: Option<Step> = { key: 'r', label: t('common:retry'), value: 'retry' };
  const chosen = listed.flatMap((branch): Option<Step>[] => {
    const path = use.pathOf(branch);
    return path === null ? [] : [{ label: describe(visit, branch), value: { path } }];
  });
  return [
    ...chosen,
    ...(listed.length === 0 ? [retry] : []),
    use.beside(visit.words),
    ...(mayIdentify(visit)
      ? [{ key: 'm', label: t('kiosk:member'), value: { number: null } }]
      : []),
    { key: 'x', label: t('kiosk:startOver'), value: 'startOver' },
  ];
}

/** True for a guest with an empty cart: a cart is not carried over to another customer. */
function mayIdentify({ app }: Visit): boolean {
  const isGuest = selectIdentity(app.session.getSnapshot()) === 'guest';
  return isGuest && selectCartSummary(app.cart.getSnapshot()).total_qty === 0;
}

function scanned(visit: Visit, line: string): Step | null {
  const number = scannedNumber(line);
  return number !== null && mayIdentify(visit) ? { number } : null;
}

/** Labels of a branch by the orders that it accepts: from now on, for later times only, or none. */
const STATES = {
  now: ({ t }: Words) => t('common:open'),
  later: ({ t }: Words) => t('branches:lastOrdersOver'),
  none: ({ t }: Words) => t('common:closed'),
};

function describe({ app, words }: Visit, branch: Branch): string {
  const opening = branchOpening(branch, branchNow(app));
  const special = opening.specialDays.map((day) => specialDayText(words, day));
  const state = STATES[opening.orders](words);
  return [branch.branch_name, state, openingText(words, opening), ...special].join(' · ');
}

/** Returns the member's name, tier, points and balance; empty for other customers. */
function memberLines({ app, words }: Kiosk): readonly string[] {
  const member = selectMember(app.session.getSnapshot());
  if (member === null) return [];
  const { format, t } = words;
  const { full_name, leveling, phone_no, point, wallet } = member;
  return [
    t('kiosk:hello', { name: full_name ?? formatPhone(phone_no) }),
    t('kiosk:holds', {
      tier: leveling.level_name,
      points: format.count(point),
      balance: format.money(wallet),
    }),
  ];
}
