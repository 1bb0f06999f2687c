import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { readMemberData } from '../../member-data.ts';

/** Returns the member's data export. */
export const memberData: Handler<'memberData'> = async (context, { path }) => {
  const { db, company, now } = context;
  await requireMember(context, path.customerId);
  const sections = await db.transaction((tx) => readMemberData(tx, path.customerId));
  return { made_at: now.toString(), company: company.subdomain, sections };
};
