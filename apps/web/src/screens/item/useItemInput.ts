import { editedLine, type RouteParams } from '@claypot/domain';
import { usePath } from '../../app/PathContext.ts';

/** What an item's machine begins with: which item, and the line of the cart that the address names. */
export function useItemInput(params: RouteParams): { item_id: string; line_id: string | null } {
  return { item_id: params.id ?? '', line_id: editedLine(usePath().full) };
}
