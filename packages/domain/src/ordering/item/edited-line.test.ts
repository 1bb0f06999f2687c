import { cents, type Selection } from '@claypot/sdk';
import { aLine } from '@claypot/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPackage } from '../package/testing/samples.ts';
import type { Questions } from './choices/choice-group.ts';
import { isChosenSo } from './choices/line-names.ts';
import { counted, reconciled, selectionList, toggled } from './choices/selection.ts';
import { choicesLost, choicesOfLine } from './edited-line.ts';
import { questionsOf } from './item.ts';
import { aDish } from './testing/samples.ts';

/** Returns the cart line of a selection. */
function lineOf(selection: readonly Selection[]) {
  return aLine({
    variation_list: selection.map((entry) => ({
      dish_option_id: entry.dish_option_id,
      dish_option_variation_id: entry.dish_option_variation_id,
      dish_variation_id: entry.dish_variation_id ?? null,
      dish_variation_option_id: entry.dish_variation_option_id ?? null,
      option_name: 'An option',
      variation_name: 'A choice',
      dish_name: null,
      qty: 1,
      chosen_qty: entry.qty ?? 1,
      additional_price: entry.additional_price ?? cents(0),
    })),
  });
}

/** Returns the choices after the presses, each given as indexes of a group and a choice. */
function pressed(questions: Questions, presses: readonly (readonly [number, number])[]) {
  let chosen = reconciled(questions, null);
  for (const [which, choice] of presses) {
    const groups = questions(chosen);
    const group = groups[which % groups.length];
    const one = group?.dish_option_variation[choice % group.dish_option_variation.length];
    if (group === undefined || one === undefined) continue;
    const picked = chosen[group.id] ?? [];
    const next = group.repeats
      ? counted(group, picked, one.id, 1 + (choice % 3))
      : toggled(group, picked, one.id);
    chosen = reconciled(questions, { ...chosen, [group.id]: next });
  }
  return chosen;
}

/** A package of two or three claypots, which may be equal. */
function aPair() {
  const options = aPackage().package_dish_option;
  const package_dish_option = options.map((each) => ({ ...each, min_qty: 2, max_qty: 3 }));
  return aPackage({ package_dish_option });
}

const items = [
  { type: 'dish', dish: aDish() },
  { type: 'package', package: aPackage() },
  { type: 'package', package: aPair() },
] as const;
const presses = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 12 });

it.each(items)('choicesOfLine returns the choices with which a $type was added', (item) => {
  const questions = questionsOf(item);
  fc.assert(
    fc.property(presses, (taps) => {
      const selection = selectionList(questions, pressed(questions, taps));
      const line = lineOf(selection);
      expect(selectionList(questions, choicesOfLine(questions, line))).toEqual(selection);
      expect(isChosenSo(line, selection)).toBe(true);
      expect(choicesLost(questions, line)).toEqual([]);
    }),
  );
});
