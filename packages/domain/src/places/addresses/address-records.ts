/** Storage names of a guest's own addresses, and of the persisted copy of a member's. */
export const ADDRESS_RECORDS = { guest: 'addresses', member: 'member-addresses' } as const;
