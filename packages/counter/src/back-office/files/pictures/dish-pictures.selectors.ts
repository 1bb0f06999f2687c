import { selectChildQuery } from '@claypot/domain/flows';
import type { DraftEntries, ErrorCode } from '@claypot/sdk/counter';
import type { SnapshotFrom } from 'xstate';
import { dishChoices, dishOf, repeatedRows } from './dish-choices.ts';
import type { dishPicturesMachine } from './dish-pictures.machine.ts';
import type { DishPicturesView } from './pictures.views.ts';

export type DishPicturesSnapshot = SnapshotFrom<typeof dishPicturesMachine>;

export function selectDishPictures(snapshot: DishPicturesSnapshot): DishPicturesView {
  const { context, children } = snapshot;
  const { data, ...list } = selectChildQuery<DraftEntries, ErrorCode>(children.list);
  const dishes = dishChoices(data?.entries ?? []);
  const repeated = repeatedRows(context.rows, dishes);
  const rows = context.rows.map(({ id, file, chosen, crop, state }) => ({
    id,
    file,
    crop,
    state,
    dish: dishOf({ chosen, file }, dishes),
    isGuessed: chosen === undefined,
    isRepeated: repeated.has(id),
  }));
  const isSending = snapshot.hasTag('sending');
  const ready = rows.filter(
    ({ dish, isRepeated, state }) => dish !== null && !isRepeated && state.kind !== 'done',
  ).length;
  return {
    status: list.status,
    error: list.error,
    dishes,
    rows,
    isSending,
    ready,
    done: rows.filter(({ state }) => state.kind === 'done').length,
    canStart: !isSending && ready > 0,
  };
}
