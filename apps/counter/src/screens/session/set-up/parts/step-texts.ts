/** Introduction of each step. */
export const STEP_TEXTS = {
  restaurant: 'restaurantText',
  branch: 'branchText',
  menu: 'menuText',
  owner: 'ownerText',
  check: 'checkText',
} as const;

/** Texts of a set-up that cannot go on. */
export const ENDED_TEXTS = {
  invalid: { title: 'invalidTitle', text: 'invalidText' },
  closed: { title: 'closedTitle', text: 'closedText' },
} as const;

/** Why the server rejects a detail. */
export const REASON_TEXTS = {
  empty: 'problem_empty',
  not_latin: 'problem_not_latin',
  format: 'problem_format',
  too_long: 'problem_too_long',
  reserved: 'problem_reserved',
  taken: 'problem_taken',
  invalid: 'problem_invalid',
  rows: 'problem_rows',
} as const;
