import type { Field } from '../formats/fields.ts';

/** Text of a cell and the name of its column. */
export interface Cell {
  readonly text: string;
  /** Header, or letters without one. */
  readonly column: string;
}

/** A row of any format in the fields of the import. Empty cells are missing. */
export interface SheetRow {
  /** Row number in the file. */
  readonly row: number;
  /** Rows with the same key are one dish with several variations. */
  readonly key: string;
  readonly cells: ReadonlyMap<Field, Cell>;
  /** Slug that the other system suggests. */
  readonly handle: string | null;
  /** Name of the group of variations, such as Size; null if the sheet has none. */
  readonly groupName: string | null;
  /** Names of modifiers that apply to the dish. */
  readonly modifiers: readonly string[];
}

/** Text of a cell; empty if the row has no such cell. */
export function textOf({ cells }: SheetRow, field: Field): string {
  return cells.get(field)?.text ?? '';
}
