import type { Cents, MoneyString } from './money.ts';

/** The same type with every amount as integer cents. */
export type InCents<T> = T extends MoneyString
  ? Cents
  : T extends Blob
    ? T
    : T extends readonly (infer Item)[]
      ? InCents<Item>[]
      : T extends object
        ? { [Key in keyof T]: InCents<T[Key]> }
        : T;
