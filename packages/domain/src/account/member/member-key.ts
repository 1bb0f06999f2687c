import { queryKey } from '../../machines/query/query-key.ts';

/** Prefix of the cache keys of all member data except the session. */
export const MEMBER_KEY = queryKey('member');
