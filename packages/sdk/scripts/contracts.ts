/** Contracts of the repository: the folder of generated code, and the name in `redocly.yaml`. */
export const CONTRACTS = [
  { folder: 'customer', api: 'admin' },
  { folder: 'counter', api: 'counter' },
] as const;
