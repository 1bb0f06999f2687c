import { queryKey } from '../../machines/query/query-key.ts';

/** All that is kept of a member besides the session stands under keys that begin so. */
export const MEMBER_KEY = queryKey('member');
