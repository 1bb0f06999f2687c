import { type BranchesView, branchOpening, pathTo, selectBranches } from '@claypot/domain';
import { openingText } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import { createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { choose, type Option } from '../terminal/choose.ts';
import type { Words } from '../words.ts';
import { branchNow } from './branch-now.ts';

type Step = { readonly path: string } | 'retry' | 'startOver';

/** Where to pick up. */
export const branches: Screen = async (visit) => {
  const { app, place, run } = visit;
  const list = run(createActor(app.machines.branches));
  for (;;) {
    const view = await settled(list, selectBranches, ({ status }) => status !== 'loading');
    tell(visit, view);
    const step = await choose(visit, options(visit, view));
    if (step === 'retry') {
      list.send({ type: view.status === 'failed' ? 'RETRY' : 'REFRESH' });
      continue;
    }
    if (step === 'startOver') app.session.send({ type: 'SIGN_OUT' });
    else place.to(step.path);
    return undefined;
  }
};

function tell({ terminal, words }: Visit, { error, status }: BranchesView): void {
  const { t } = words;
  terminal.title(t('branches:title'));
  if (status === 'empty') terminal.say(t('branches:emptyTitle'), t('branches:emptyText'));
  if (status === 'failed') terminal.say(t('branches:failedTitle'), words.error(error ?? 'ERROR'));
}

function options(visit: Visit, { branches: known }: BranchesView): Option<Step>[] {
  const { t } = visit.words;
  const again: Option<Step> = { key: 'r', label: t('common:retry'), value: 'retry' };
  return [
    ...known.map((branch) => ({
      label: describe(visit, branch),
      value: { path: pathTo('pickupBranch', { id: branch.id }) },
    })),
    ...(known.length === 0 ? [again] : []),
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
