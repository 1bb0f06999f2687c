import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { encrypt } from '../../../../platform/secrets/encrypt.ts';
import { createSecret, secretUrl } from '../../../../platform/secrets/totp.ts';
import { inLanguage } from '../../../../shared/text/translated-text.ts';
import { requirePerson } from '../../access/people.ts';
import { secondFactorKey } from '../../secrets/second-factor.ts';

/** Creates a secret for the person. A confirmed secret stays in use until the new one is confirmed. */
export const beginSecondFactor: CounterHandler<'beginSecondFactor'> = async (context) => {
  const { db, company, memberKey, random } = context;
  const person = requirePerson(context);
  const issuer = inLanguage(company.company_name, 'en');
  const secret = createSecret(random.token());
  const stored = encrypt(secondFactorKey(memberKey), secret, random.token());
  await db.execute(sql`
    update staff set totp_pending = ${stored}
    where company_id = ${company.id} and id = ${person.id}`);
  return { secret, url: secretUrl(secret, issuer, person.name) };
};
