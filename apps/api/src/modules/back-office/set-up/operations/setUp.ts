import { createHash } from 'node:crypto';
import type { CounterRequestOf } from '../../../../contract/counter/handlers.ts';
import type { SetUpContext } from '../../../../contract/counter/set-up/context.ts';
import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { isCommonPassword } from '../../../identity/index.ts';
import { hashPin, parseLogin, requireGoodPin } from '../../../staff/index.ts';
import { createCompany, type FirstOwner } from '../create-company.ts';
import { dropSetUpFiles, findSetUpFiles } from '../files.ts';
import { planSetUpOf, toSetUpRows } from '../plan/plan-set-up.ts';
import { viewProblems } from '../plan/problem-fields.ts';
import { findSetUp, type SetUp } from '../token/find-set-up.ts';

type Request = CounterRequestOf<'setUp'>;

/**
 * Creates the company with its first owner and uses up the token, in one transaction. A repeated
 * request returns the company that the first one has created.
 */
export const setUp: SetUpHandler<'setUp'> = async (context, request) => {
  const { db, now, token } = context;
  const { body, headers } = request;
  const asked = { key: headers['Idempotency-Key'], hash: hashOf(request) };
  const before = findRepeated(await findSetUp(db, token), asked);
  if (before !== null) return viewResult(context, before);

  const details = { restaurant: body.restaurant, branch: body.branch };
  const files = await findSetUpFiles(db);
  const planned = await planSetUpOf(db, details, files);
  const login = parseLogin(body.owner.login);
  const found = login === null ? [...planned.problems, LOGIN_INVALID] : planned.problems;
  if (found.length > 0 || login === null) {
    throw new ApiError('SET_UP_INVALID', {
      data: { problems: viewProblems(found, context.language) },
    });
  }
  const rows = await toSetUpRows(details, files, planned);
  const owner = await hashSecrets(context, rows.company.id, body.owner, {
    phone: login.kind === 'phone_no' ? login.value : null,
    email: login.kind === 'email' ? login.value : null,
  });
  const companyId = await db.transaction(async (tx) => {
    // A concurrent set-up waits here, and finds the token used.
    const repeated = findRepeated(await findSetUp(tx, token, { lock: true }), asked);
    if (repeated !== null) return repeated;
    await createCompany(tx, rows, owner, now);
    await tx.execute(sql`
      update set_ups set used_at = ${now}, idempotency_key = ${asked.key},
        request_hash = ${asked.hash}, created_id = ${rows.company.id}`);
    await dropSetUpFiles(tx);
    return rows.company.id;
  });
  // Without statistics, PostgreSQL would plan the first queries for empty tables.
  await db.execute(sql`analyze`);
  return viewResult(context, companyId);
};

const LOGIN_INVALID = { field: 'login', reason: 'invalid', message: null } as const;

/**
 * Returns the id of the company that the same request has created before; null if the set-up
 * is open.
 * @throws ApiError `IDEMPOTENCY_CONFLICT` for the same key with another body, `SET_UP_CLOSED` for
 * another key.
 */
function findRepeated(
  { company_id, idempotency_key, request_hash }: SetUp,
  asked: { readonly key: string; readonly hash: string },
): string | null {
  if (company_id === null) return null;
  if (idempotency_key !== asked.key) throw new ApiError('SET_UP_CLOSED');
  if (request_hash !== asked.hash) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return company_id;
}

/** Hash of the request without its secrets, which a hash of few bits would reveal. */
function hashOf({ body }: Request): string {
  const { owner, ...details } = body;
  const { name, login } = owner;
  return createHash('sha256')
    .update(JSON.stringify([details, name, login]))
    .digest('hex');
}

/** @throws ApiError `PASSWORD_TOO_COMMON` or `PIN_TOO_SIMPLE`. */
async function hashSecrets(
  { memberKey, passwords, random }: SetUpContext,
  companyId: string,
  { name, password, pin }: Request['body']['owner'],
  login: Pick<FirstOwner, 'phone' | 'email'>,
): Promise<FirstOwner> {
  if (isCommonPassword(password, login.phone ?? '')) throw new ApiError('PASSWORD_TOO_COMMON');
  requireGoodPin(pin, 'owner');
  const id = random.uuid();
  const hashing = { memberKey, passwords, company: { id: companyId } };
  return {
    id,
    name: name.trim(),
    ...login,
    passwordHash: await passwords.hash(password),
    pinHash: await hashPin(hashing, id, pin),
  };
}

async function viewResult({ db, originOf }: SetUpContext, companyId: string) {
  const company = await db.one<{ subdomain: string; branch: string }>(sql`
    select c.subdomain, coalesce(b.slug, b.id) as branch
    from companies c join branches b on b.company_id = c.id
    where c.id = ${companyId} order by b.position limit 1`);
  if (company === null) throw new Error('The company of the set-up has no branch');
  const { branch, subdomain } = company;
  return { subdomain, origin: originOf(subdomain), poster: `/m/${branch}/poster` };
}
