/** A value of a file. Every scalar is text. Undefined fields are omitted. */
export type Value = string | readonly Value[] | Fields;

/** A record of a file. */
export interface Fields {
  readonly [field: string]: Value | undefined;
}
