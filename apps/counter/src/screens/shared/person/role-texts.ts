import type { Role } from '@claypot/sdk/counter';

/** Text of each role. */
export const ROLE_TEXTS = {
  kitchen: 'kitchenRole',
  cashier: 'cashierRole',
  manager: 'managerRole',
  owner: 'ownerRole',
} as const satisfies Record<Role, string>;

/** Text of what each role may do. */
export const ROLE_DUTIES = {
  kitchen: 'kitchenRoleText',
  cashier: 'cashierRoleText',
  manager: 'managerRoleText',
  owner: 'ownerRoleText',
} as const satisfies Record<Role, string>;
