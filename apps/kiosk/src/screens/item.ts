import { itemMachines } from '@claypot/domain/app';
import {
  type ItemView,
  type itemMachine,
  selectHotDealItem,
  selectItem,
  selectPackageItem,
} from '@claypot/domain/ordering';
import { sellingPrice } from '@claypot/domain/pricing';
import { ROUTES } from '@claypot/domain/routes';
import { type ActorRefFrom, createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { askQuantity, confirm } from '../terminal/choose.ts';
import { askGroups } from './item-groups.ts';

type ItemActor = ActorRefFrom<typeof itemMachine>;

/**
 * Screen of a dish, package or hot deal: asks its options and quantity, then adds it to the cart.
 */
export function item(machine: 'dishItem' | 'packageItem' | 'hotDealItem'): Screen {
  return async (visit) => {
    const { app, params, place, run } = visit;
    const input = { item_id: params.id ?? '' };
    const actor: ItemActor = run(createActor(app.machines(itemMachines)[machine], { input }));
    const here = place.path();
    if (await load(visit, actor)) {
      print(visit, actor);
      await askGroups(visit, actor, () => true);
      await askHowMany(visit, actor);
      await add(visit, actor);
    }
    // The machine has navigated away if there is no branch or the item is in the cart.
    if (place.path() === here) place.to(ROUTES.menu.path, { replace: true });
    return undefined;
  };
}

/** Returns true if the item is available and can be configured. */
async function load({ terminal, words, ...visit }: Visit, actor: ItemActor): Promise<boolean> {
  const { t } = words;
  for (;;) {
    const view = await settled(actor, selectItem, ({ status }) => status !== 'loading');
    if (view.status === 'failed') {
      terminal.say(t('item:failedTitle'), words.error(view.error ?? 'ERROR'));
      const retry = await confirm({ terminal, words }, t('common:retry'), t('item:toMenu'));
      if (!retry) return false;
      actor.send({ type: 'RETRY' });
      continue;
    }
    showGone({ ...visit, terminal, words }, view);
    return view.status === 'editing';
  }
}

function showGone({ terminal, words }: Visit, { status }: ItemView): void {
  if (status !== 'soldOut' && status !== 'notFound') return;
  terminal.say(words.t(`item:${status}Title`), words.t(`item:${status}Text`));
}

function print({ terminal, words }: Visit, actor: ItemActor): void {
  const snapshot = actor.getSnapshot();
  const { dish, offered: ofDish } = selectItem(snapshot);
  const { offered: ofPackage, package: ordered, sideDishes } = selectPackageItem(snapshot);
  const { deal, from, price } = selectHotDealItem(snapshot);
  const offered = ofDish ?? ofPackage;
  const least = deal !== null ? from && price : offered?.from && sellingPrice(offered);
  terminal.title(dish?.name ?? ordered?.package_name ?? deal?.name ?? '');
  const about = dish?.description ?? ordered?.description ?? deal?.offer_note;
  if (about) terminal.say(about);
  if (typeof least === 'number') {
    terminal.say(`${words.t('menu:from')} ${words.format.money(least)}`);
  }
  for (const { dish, qty } of sideDishes) {
    terminal.say(`${words.t('item:comesWith')}: ${qty} × ${dish.name}`);
  }
}

async function askHowMany(visit: Visit, actor: ItemActor): Promise<void> {
  const { qty } = selectItem(actor.getSnapshot());
  const wanted = Math.max(1, await askQuantity(visit, visit.words.t('kiosk:howMany'), qty));
  for (let count = qty; count < wanted; count += 1) actor.send({ type: 'INCREASE' });
  for (let count = qty; count > wanted; count -= 1) actor.send({ type: 'DECREASE' });
}

/** Adds the item to the cart, unless the customer declines or it is unavailable. */
async function add(visit: Visit, actor: ItemActor): Promise<void> {
  for (;;) {
    const view = await settled(actor, selectItem, isIdle);
    const continues = await decide(visit, actor, view);
    if (!continues) return;
  }
}

/**
 * Asks the next pending question. Returns false if there is none or the customer returns to the
 * menu.
 */
async function decide(visit: Visit, actor: ItemActor, view: ItemView): Promise<boolean> {
  if (view.otherBranch) return replaceOtherCart(visit, actor, view.otherBranch.branch_name);
  if (view.status === 'outcomeUnknown') return checkStart(visit, actor);
  if (view.status === 'editing') return offer(visit, actor, view);
  showGone(visit, view);
  return false;
}

async function offer(visit: Visit, actor: ItemActor, view: ItemView): Promise<boolean> {
  const { t, format } = visit.words;
  if (view.notAdded) visit.terminal.say(t('item:notAddedTitle'), t('item:notAddedText'));
  if (view.firstMissing) await askGroups(visit, actor, ({ missing }) => missing);
  const { qty, total } = selectItem(actor.getSnapshot());
  const yes = `${t('item:add')} (${qty}) · ${format.money(total ?? 0)}`;
  const wanted = await confirm(visit, yes, t('item:toMenu'));
  if (wanted) actor.send({ type: 'ADD' });
  return wanted;
}

async function checkStart(visit: Visit, actor: ItemActor): Promise<boolean> {
  const { t } = visit.words;
  visit.terminal.say(t('item:unsureTitle'), t('item:unsureText'));
  const wanted = await confirm(visit, t('item:checkAgain'), t('item:toMenu'));
  if (wanted) actor.send({ type: 'RETRY' });
  return wanted;
}

async function replaceOtherCart(visit: Visit, actor: ItemActor, branch: string): Promise<boolean> {
  const { t } = visit.words;
  visit.terminal.say(t('common:areYouSure'), t('item:otherBranchText', { branch }));
  const yes = await confirm(visit, t('item:otherBranchConfirm'), t('item:otherBranchCancel'));
  actor.send({ type: yes ? 'CONFIRM' : 'DISMISS' });
  return true;
}

function isIdle({ adding, status }: ItemView): boolean {
  return status === 'leaving' || !adding;
}
