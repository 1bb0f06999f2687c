import { editedLine, ROUTES, type RouteParams } from '@claypot/domain/routes';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { type Back, useBack } from '../../../hooks/navigation/use-back.ts';

interface ItemAddress {
  /** What an item's machine begins with: which item, and the line of the cart that is changed. */
  readonly input: { readonly item_id: string; readonly line_id: string | null };
  /** A line was opened from the order, and not from the menu. */
  readonly back: Back;
}

/** What the address of a dish, a package or a hot deal says. */
export function useItemAddress({ id = '' }: RouteParams): ItemAddress {
  const line_id = editedLine(usePath().full);
  const back = useBack(line_id === null ? null : ROUTES.orderConfirmation.path);
  return { input: { item_id: id, line_id }, back };
}
