import {
  type BranchesView,
  branchMachines,
  branchOpening,
  pathTo,
  ROUTES,
  selectBranches,
  takesBookings,
} from '@claypot/domain';
import { openingText } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import { createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { choose, type Option } from '../terminal/choose.ts';
import type { Words } from '../words.ts';
import { branchNow } from './branch-now.ts';

type Step = { readonly path: string } | 'retry' | 'startOver';

/** What the branches are listed for. */
interface Use {
  readonly title: 'branches:title' | 'booking:branchTitle';
  /** Where a branch leads; null where it cannot be chosen. */
  readonly pathOf: (branch: Branch) => string | null;
  /** Where else to go from there. */
  readonly beside: (words: Words) => Option<Step>;
}

/** Where to pick up. */
export const branches = branchList({
  title: 'branches:title',
  pathOf: ({ id }) => pathTo('pickupBranch', { id }),
  beside: ({ t }) => ({
    key: 't',
    label: t('booking:title'),
    value: { path: ROUTES.bookingBranch.path },
  }),
});

/** Where to have a table. */
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
    const { app, place, run } = visit;
    const list = run(createActor(app.machines(branchMachines).branches));
    for (;;) {
      const view = await settled(list, selectBranches, ({ status }) => status !== 'loading');
      tell(visit, use, view);
      const step = await choose(visit, options(visit, use, view));
      if (step === 'retry') {
        list.send({ type: view.status === 'failed' ? 'RETRY' : 'REFRESH' });
        continue;
      }
      if (step === 'startOver') app.session.send({ type: 'SIGN_OUT' });
      else place.to(step.path);
      return undefined;
    }
  };
}

function tell({ terminal, words }: Visit, { pathOf, title }: Use, view: BranchesView): void {
  const { t } = words;
  const { error, status } = view;
  terminal.title(t(title));
  if (status === 'empty') terminal.say(t('branches:emptyTitle'), t('branches:emptyText'));
  if (status === 'failed') terminal.say(t('branches:failedTitle'), words.error(error ?? 'ERROR'));
  for (const branch of view.branches) {
    if (pathOf(branch) !== null) continue;
    terminal.say(`   –  ${branch.branch_name} · ${t('booking:noBookings')}`);
  }
}

function options(visit: Visit, use: Use, { branches: known }: BranchesView): Option<Step>[] {
  const { t } = visit.words;
  const again: Option<Step> = { key: 'r', label: t('common:retry'), value: 'retry' };
  const chosen = known.flatMap((branch): Option<Step>[] => {
    const path = use.pathOf(branch);
    return path === null ? [] : [{ label: describe(visit, branch), value: { path } }];
  });
  return [
    ...chosen,
    ...(known.length === 0 ? [again] : []),
    use.beside(visit.words),
    { key: 'x', label: t('kiosk:startOver'), value: 'startOver' },
  ];
}

/** What a branch takes orders for, in a word. */
const STATES = {
  now: ({ t }: Words) => t('common:open'),
  later: ({ t }: Words) => t('branches:lastOrdersOver'),
  none: ({ t }: Words) => t('common:closed'),
};

function describe({ app, words }: Visit, branch: Branch): string {
  const opening = branchOpening(branch, branchNow(app));
  return `${branch.branch_name} · ${STATES[opening.orders](words)} · ${openingText(words, opening)}`;
}
