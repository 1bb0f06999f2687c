declare const DATA: unique symbol;

/** A part of a key: text, a number, or plain data made of them. Equal by value. */
type KeyPart = string | number | boolean | null | object;

/** Names one thing in the cache, and says by its type what that thing is. */
export type QueryKey<TData> = readonly KeyPart[] & { readonly [DATA]?: TData };

/** The key of a `TData`. What is true of all keys that begin alike can be said of their prefix. */
export function queryKey<TData>(...parts: readonly KeyPart[]): QueryKey<TData> {
  return parts;
}

/** Equal for keys whose parts are equal by value, and for no others. */
export function keyId(key: QueryKey<unknown>): string {
  return JSON.stringify(key);
}

export function beginsWith(key: QueryKey<unknown>, prefix: QueryKey<unknown>): boolean {
  return keyId(key.slice(0, prefix.length)) === keyId(prefix);
}
