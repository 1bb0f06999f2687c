import { editedLine, ROUTES, type RouteParams } from '@claypot/domain/routes';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { type Back, useBack } from '../../../hooks/navigation/use-back.ts';

interface ItemAddress {
  /** Input of the item machine: the item, and the cart line to edit, if any. */
  readonly input: { readonly item_id: string; readonly line_id: string | null };
  /** Leads to the order if a cart line is edited, else to the menu. */
  readonly back: Back;
}

/** Reads the URL of a dish, package or hot deal page. */
export function useItemAddress({ id = '' }: RouteParams): ItemAddress {
  const line_id = editedLine(usePath().full);
  const back = useBack(line_id === null ? null : ROUTES.orderConfirmation.path);
  return { input: { item_id: id, line_id }, back };
}
