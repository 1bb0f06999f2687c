/** Functions that never return null. */
export const NEVER_NULL: ReadonlySet<string> = new Set([
  'clock_timestamp',
  'concat',
  'current_database',
  'gen_random_uuid',
  'generate_series',
  'json_build_array',
  'json_build_object',
  'jsonb_build_array',
  'jsonb_build_object',
  'now',
  'num_nonnulls',
  'num_nulls',
  'statement_timestamp',
  'transaction_timestamp',
]);

/** Functions that return null only if their first argument is null. */
export const NULL_OF_FIRST: ReadonlySet<string> = new Set(['concat_ws']);

/** Functions that return null only if an argument is null; `extract` only for finite times. */
export const NULL_OF_NULL: ReadonlySet<string> = new Set([
  'abs',
  'btrim',
  'cardinality',
  'ceil',
  'char_length',
  'date_trunc',
  'div',
  'encode',
  'extract',
  'floor',
  'jsonb_array_length',
  'left',
  'length',
  'lower',
  'lpad',
  'make_date',
  'make_interval',
  'md5',
  'mod',
  'octet_length',
  'pg_database_size',
  'pg_get_constraintdef',
  'quote_ident',
  'replace',
  'right',
  'round',
  'rtrim',
  'sha256',
  'timezone',
  'to_json',
  'to_jsonb',
  'upper',
]);

/** Operators that may return null for non-null operands, e.g. for a missing key. */
export const MAY_BE_NULL: ReadonlySet<string> = new Set(['->', '->>', '#>', '#>>', '@?', '@@']);

/** Aggregates that return null only without rows or if all values are null. */
export const NULL_OF_NO_ROW: ReadonlySet<string> = new Set([
  'avg',
  'bool_and',
  'bool_or',
  'every',
  'max',
  'min',
  'string_agg',
  'sum',
]);

/** Aggregates that return null only without rows. */
export const COLLECTS: ReadonlySet<string> = new Set([
  'array_agg',
  'json_agg',
  'json_object_agg',
  'jsonb_agg',
  'jsonb_object_agg',
]);

/** Window functions that return a value for every row. */
export const IN_EVERY_ROW: ReadonlySet<string> = new Set([
  'count',
  'cume_dist',
  'dense_rank',
  'ntile',
  'percent_rank',
  'rank',
  'row_number',
]);
