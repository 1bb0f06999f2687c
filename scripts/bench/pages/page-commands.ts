/** Messages between the benchmark and its server. Each command has one reply. */

/** Use of the server's process since its start. */
export interface Usage {
  /** CPU time of all threads, in ms. */
  readonly cpu: number;
  /** Rendered pages. */
  readonly pages: number;
  /** How often React drew their screens. */
  readonly draws: number;
  /** Statements sent to the database. */
  readonly statements: number;
  /** Used heap and resident memory, in MB. */
  readonly heap: number;
  readonly rss: number;
}

export type Command =
  | 'read'
  /** Collects garbage before the reply. */
  | 'collect'
  | 'stop'
  /** Delays each statement of the database, in ms. */
  | { readonly delay: number };

export type Reply = { readonly port: number } | { readonly usage: Usage };
