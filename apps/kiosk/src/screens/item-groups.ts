import {
  addedPrice,
  type Choice,
  canBeHad,
  choiceRule,
  type ItemEvent,
  type ItemGroup,
  type ItemSnapshot,
  offeredChoice,
  selectItem,
} from '@claypot/domain/ordering';
import { choiceRuleText, missingChoiceText } from '@claypot/i18n';
import type { Visit } from '../kiosk.ts';
import { askNumbers } from '../terminal/choose.ts';

interface Questioned {
  getSnapshot(): ItemSnapshot;
  send(event: ItemEvent): void;
}

/**
 * Asks the option groups one after another. An answer can add further groups, which are asked too.
 * Enter alone leaves the current choice unchanged.
 */
export async function askGroups(
  visit: Visit,
  actor: Questioned,
  which: (group: ItemGroup) => boolean,
): Promise<void> {
  const asked = new Set<string>();
  for (;;) {
    const { groups } = selectItem(actor.getSnapshot());
    const next = groups.find((group) => which(group) && !asked.has(group.option.id));
    if (next === undefined) return;
    asked.add(next.option.id);
    await askGroup(visit, actor, next);
  }
}

async function askGroup(visit: Visit, actor: Questioned, group: ItemGroup): Promise<void> {
  const { terminal, words } = visit;
  const { t } = words;
  const { chosen, missing, option } = group;
  const choices = option.dish_option_variation;
  const rule = choiceRule(option);
  const need = t(option.is_required === 1 ? 'common:required' : 'common:optional');
  const several = (option.times ?? 1) > 1 ? `${option.times} × ` : '';
  const about = option.dish_name ? `${several}${option.dish_name} · ` : '';
  terminal.title(`${about}${option.option_name} (${need})`);
  terminal.say(
    missing ? missingChoiceText(words, rule, chosen.length) : choiceRuleText(words, rule),
  );
  for (const [index, choice] of choices.entries()) {
    const mark = chosen.includes(choice.id) ? '*' : ' ';
    terminal.say(`${String(index + 1).padStart(4)} ${mark} ${labelOf(visit, option, choice)}`);
  }
  const kept = choices
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, variation_name }) => {
      const times = chosen.filter((each) => each === id).length;
      return times > 1 ? `${times} × ${variation_name}` : variation_name;
    });
  if (kept.length > 0) terminal.say(t('kiosk:keep', { value: kept.join(', ') }));
  else if (option.is_required === 0) terminal.say(t('kiosk:nothing'));
  const wanted = await askChoices(visit, group);
  if (wanted.length > 0) press(actor, group, wanted);
}

/**
 * Asks for the choices of a group and returns their ids; empty leaves the current choice unchanged.
 */
async function askChoices(visit: Visit, group: ItemGroup): Promise<readonly string[]> {
  const { terminal, words } = visit;
  const { t } = words;
  const { chosen, least, option } = group;
  const choices = option.dish_option_variation;
  const rule = choiceRule(option);
  const { repeats } = option;
  const several = repeats ? 'kiosk:severalTimes' : 'kiosk:several';
  const question = t(rule.most === 1 ? 'kiosk:one' : several);
  const tooMany = choiceRuleText(words, rule);
  const bounds = { offered: choices.length, most: rule.most, repeats, tooMany };
  for (let wasWarned = false; ; ) {
    const numbers = await askNumbers(visit, question, bounds);
    const wanted = numbers.flatMap((number) => choices[number - 1] ?? []);
    const gone = wanted.filter((choice) => !canBeHad(choice));
    const count = wanted.length || chosen.length;
    const isMissing = count < least && (option.is_required === 1 || count > 0);
    if (gone.length > 0) {
      for (const choice of gone) terminal.say(labelOf(visit, option, choice));
    } else if (isMissing && !wasWarned) {
      // Warn once only: a customer who leaves it open again may want to return to the menu.
      wasWarned = true;
      terminal.say(missingChoiceText(words, rule, count));
    } else {
      return wanted.map(({ id }) => id);
    }
  }
}

/**
 * Sends the events that turn the current choice into the wanted one. Choices that are dropped
 * completely are removed first.
 */
function press(actor: Questioned, { chosen, option }: ItemGroup, wanted: readonly string[]): void {
  if (option.repeats) {
    for (const variation_id of new Set([...chosen, ...wanted])) {
      const qty = wanted.filter((id) => id === variation_id).length;
      // Removals come first, to make room for the additions.
      if (qty === 0) actor.send({ type: 'COUNT', option_id: option.id, variation_id, qty });
    }
    for (const variation_id of new Set(wanted)) {
      const qty = wanted.filter((id) => id === variation_id).length;
      actor.send({ type: 'COUNT', option_id: option.id, variation_id, qty });
    }
    return;
  }
  const gone = option.option_type === 'radio' ? [] : chosen.filter((id) => !wanted.includes(id));
  const added = wanted.filter((id) => !chosen.includes(id));
  for (const variation_id of [...gone, ...added]) {
    actor.send({ type: 'CHOOSE', option_id: option.id, variation_id });
  }
}

function labelOf(
  { words: { format, t } }: Visit,
  option: ItemGroup['option'],
  choice: Choice,
): string {
  const { offer, variation_name } = choice;
  const name = offer && offer.qty > 1 ? `${offer.qty} × ${variation_name}` : variation_name;
  if (!canBeHad(choice)) return `${name} · ${t('common:soldOut')}`;
  const offered = offeredChoice(choice);
  if (offered !== null) {
    const amount = format.money(offered.price);
    return `${name} · ${offered.from ? `${t('menu:from')} ${amount}` : amount}`;
  }
  const added = addedPrice(option, choice);
  return added > 0 ? `${name} · +${format.money(added)}` : name;
}
