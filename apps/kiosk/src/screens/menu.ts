import { menuMachines } from '@claypot/domain/app';
import {
  type CatalogueView,
  selectCartSummary,
  selectCatalogue,
  selectQtyByItem,
} from '@claypot/domain/ordering';
import { sellingPrice } from '@claypot/domain/pricing';
import { ROUTES } from '@claypot/domain/routes';
import { createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { choose, type Option } from '../terminal/choose.ts';

type Step = { readonly path: string } | 'retry' | 'back';

/** Shows the menu's categories, then the items of the chosen one. */
export const menu: Screen = async (visit) => {
  const { app, place, run } = visit;
  const actor = run(createActor(app.machines(menuMachines).menu));
  const loaded = ({ status }: CatalogueView) => status !== 'loading';
  for (;;) {
    const view = await settled(actor, selectCatalogue, loaded);
    if (view.status === 'leaving') return undefined;
    print(visit, view);
    const step = await chooseStep(visit, view);
    if (step === 'retry') actor.send({ type: 'RETRY' });
    else if (step !== 'back') {
      place.to(step.path);
      return undefined;
    }
  }
};

/** Asks for a category and one of its items, or for another destination. */
async function chooseStep(visit: Visit, view: CatalogueView): Promise<Step> {
  const step = await choose(visit, sectionOptions(visit, view));
  if (typeof step !== 'object' || !('section' in step)) return step;
  visit.terminal.title(titleOf(visit, view, step.section));
  return choose(visit, itemOptions(visit, view, step.section));
}

function print({ terminal, words }: Visit, view: CatalogueView): void {
  const { t } = words;
  terminal.title(`${t('menu:title')} · ${t('menu:pickupAt')} ${view.branchName ?? ''}`);
  if (view.opening === 'closed') terminal.say(t('common:closed'), t('menu:closedText'));
  if (view.opening === 'suspended') {
    terminal.say(t('branches:suspended'), t('branches:suspendedText'));
  }
  if (view.stale) terminal.say(t('menu:staleTitle'), t('menu:staleText'));
  if (view.status === 'failed') {
    terminal.say(t('menu:failedTitle'), words.error(view.error ?? 'ERROR'));
  }
  if (view.status === 'empty') terminal.say(t('menu:emptyTitle'), t('menu:emptyText'));
}

function sectionOptions(
  { app, words }: Visit,
  view: CatalogueView,
): Option<Step | { readonly section: string }>[] {
  const { format, t } = words;
  const { packageSection, sections } = view;
  const { total_price, total_qty } = selectCartSummary(app.cart.getSnapshot());
  const cart = `${t('menu:items', { count: total_qty })} · ${format.money(total_price ?? 0)}`;
  return [
    ...(packageSection
      ? [{ label: t('menu:packages'), value: { section: packageSection.id } }]
      : []),
    ...sections.map(({ category, dishes }) => ({
      label: `${category.name} (${dishes.length})`,
      value: { section: category.id },
    })),
    ...(view.status === 'failed'
      ? [{ key: 'r', label: t('common:retry'), value: 'retry' as const }]
      : []),
    {
      key: 'c',
      label: `${t('menu:yourCart')}: ${cart}`,
      value: { path: ROUTES.orderConfirmation.path },
    },
    { key: 'b', label: t('menu:changeBranch'), value: { path: ROUTES.branchList.path } },
  ];
}

function titleOf({ words }: Visit, { sections }: CatalogueView, id: string): string {
  const section = sections.find(({ category }) => category.id === id);
  return section?.category.name ?? words.t('menu:packages');
}

function itemOptions(visit: Visit, view: CatalogueView, section: string): Option<Step>[] {
  const { app, terminal, words } = visit;
  const { format, t } = words;
  const inCart = selectQtyByItem(app.cart.getSnapshot());
  const items =
    view.packageSection?.id === section
      ? view.packageSection.packages.map(({ from, package: listed, path }) => ({
          id: listed.hot_deal_id ?? listed.id,
          from,
          path,
          name: listed.package_name,
          price: sellingPrice(listed),
        }))
      : (view.sections.find(({ category }) => category.id === section)?.dishes ?? []).map(
          ({ dish, path }) => ({
            id: dish.id,
            from: false,
            path,
            name: dish.name,
            price: sellingPrice(dish),
          }),
        );
  for (const { name, path } of items) {
    if (path === null) terminal.say(`   –  ${name} · ${t('common:soldOut')}`);
  }
  const options = items.flatMap(({ from, id, name, path, price }): Option<Step>[] => {
    if (path === null) return [];
    const count = inCart[id] ?? 0;
    const marks = count > 0 ? ` · ${t('menu:inCart', { count })}` : '';
    const amount = from ? `${t('menu:from')} ${format.money(price)}` : format.money(price);
    return [{ label: `${name} · ${amount}${marks}`, value: { path } }];
  });
  return [...options, { key: 'b', label: t('common:back'), value: 'back' }];
}
