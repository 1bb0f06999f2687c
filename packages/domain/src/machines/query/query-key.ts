declare const DATA: unique symbol;

/** A part of a key: text, number, or plain data. Compared by value. */
type KeyPart = string | number | boolean | null | object;

/** Key of a query in the cache, typed by its data. */
export type QueryKey<TData> = readonly KeyPart[] & { readonly [DATA]?: TData };

/** Returns a key for data of type `TData`. A prefix addresses all keys that begin with it. */
export function queryKey<TData>(...parts: readonly KeyPart[]): QueryKey<TData> {
  return parts;
}

/** Returns an id that is equal only for keys with equal parts. */
export function keyId(key: QueryKey<unknown>): string {
  return JSON.stringify(key);
}

export function hasPrefix(key: QueryKey<unknown>, prefix: QueryKey<unknown>): boolean {
  return keyId(key.slice(0, prefix.length)) === keyId(prefix);
}
