import fc from 'fast-check';
import { contract, type Referable, resolve } from '../../contract/schema/document.ts';
import { listOperations, type Operation } from '../../contract/schema/operations.ts';
import { namesOf } from '../join-member.ts';
import { GUEST } from '../restaurant.ts';
import { SS2 } from '../seed/seed.ts';

/** The member that the test creates with `joinMember`. */
const MEI = namesOf();

/** Ids that exist in the test restaurant. */
const KNOWN = ['demo', SS2, 'claypot', 'tea', 'rice', 'all', MEI.id];

/** Maps ids of the contract's examples to ids of the test restaurant. */
const TRANSLATED: readonly [string, string][] = [
  ['cmp_demo', 'demo'],
  ['bangsar', SS2],
  ['dish-1', 'claypot'],
  ['op_size', 'size'],
  ['va_large', 'large'],
  ['member-1', MEI.id],
];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Valid requests of each operation, from the contract's examples. */
export const goodRequests = listOperations(contract).flatMap((operation) =>
  exampleBodies(operation).map((body) => ({ operation, body })),
);

function exampleBodies({ path, method, body }: Operation): readonly Json[] {
  const raw = contract.paths[path]?.[method.toLowerCase()];
  if (body === null || raw === undefined) return [null];
  const { requestBody } = resolve(contract, raw, '').value;
  const { content } = requestBody ? resolve(contract, requestBody, '').value : {};
  const [media] = Object.values(content ?? {}) as {
    examples?: Record<string, Referable<{ value: Json }>>;
  }[];
  const examples = Object.values(media?.examples ?? {});
  if (examples.length === 0) throw new Error(`${path} shows no request`);
  return examples.map((example) => {
    const text = JSON.stringify(resolve(contract, example, '').value.value);
    return JSON.parse(TRANSLATED.reduce((before, [from, to]) => before.replaceAll(from, to), text));
  });
}

/** Replaces or removes one place of `value`, or adds an unknown field; `turns` select the place. */
function spoil(value: Json, turns: readonly number[], spoiled: Json | undefined): Json | undefined {
  const [turn, ...later] = turns;
  if (turn === undefined || typeof value !== 'object' || value === null) return spoiled;
  const entries = Object.entries(value);
  const chosen = turn % (entries.length + 1);
  const changed = entries.flatMap(([key, entry], index): [string, Json][] => {
    const next = index === chosen ? spoil(entry, later, spoiled) : entry;
    return next === undefined ? [] : [[key, next]];
  });
  if (Array.isArray(value)) return changed.map(([, entry]) => entry);
  if (chosen === entries.length && spoiled !== undefined) changed.push(['unknown', spoiled]);
  return Object.fromEntries(changed);
}

const odd: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constantFrom(...KNOWN, GUEST),
  fc.constantFrom<Json | undefined>(
    ...[undefined, null, '', '\0', '\ud800', '汤', -1, 0, 1.5, 1e21, [], {}, true],
    ...['9'.repeat(2_000), '2026-02-30T10:00:00Z', '9999-12-31T23:59:59Z', '-0.00', '999999999.99'],
  ),
  fc.jsonValue() as fc.Arbitrary<Json>,
  fc.string({ unit: 'binary' }),
);

const segment = fc.oneof(
  { arbitrary: fc.constantFrom(...KNOWN), weight: 4 },
  fc.constantFrom('all', 'demo', '%00', '%ff', '..', '%2e%2e%2f', "'", '0'.repeat(65)),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
);

/** Returns a form with the body's fields; values other than strings become files. */
function toForm(body: Json | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([JSON.stringify(value)], 'picture.png'));
  }
  return form;
}

/** A request to any operation of the contract at the host `demo`; most are invalid. */
export const badRequest: fc.Arbitrary<Request> = fc
  .record({
    request: fc.constantFrom(...goodRequests),
    spoils: fc.boolean(),
    turns: fc.array(fc.nat(40), { maxLength: 4 }),
    spoiled: odd,
    segment,
    keepsType: fc.boolean(),
    key: fc.constantFrom('5e0a9a56-7d0c-4b0e-9a58-8f1f6c9c2a11', '', 'short', 'ü'.repeat(20)),
    bearer: fc.constantFrom(MEI.token, MEI.token, null, '', 'x', '%00'),
    language: fc.constantFrom('en', 'zh-CN', ';;q=', '*'),
  })
  .map(({ request, turns, spoiled, ...rest }) => {
    const { operation } = request;
    const body = rest.spoils ? spoil(request.body, turns, spoiled) : request.body;
    const path = operation.path.replaceAll(/\{\w+\}/g, rest.segment);
    const isForm = operation.body?.files && rest.keepsType;
    return new Request(`http://demo.localhost/api${path}`, {
      method: operation.method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(rest.bearer !== null && { authorization: `Bearer ${rest.bearer}` }),
        'accept-language': rest.language,
        'idempotency-key': encodeURIComponent(rest.key),
      },
      ...(operation.body !== null && {
        body: isForm ? toForm(body) : (JSON.stringify(body) ?? ''),
      }),
    });
  });

/** Paths outside the contract's operations. Those that end with a slash get one more segment. */
const BESIDE = [
  '/api/follow/order/',
  '/api/follow/member',
  '/api/error-reports',
  '/api/payments/notify',
  '/api/docs/',
  '/api/',
  '/sandbox/pay/',
  '/sandbox/track/',
  '/sandbox/sms',
  '/sandbox/courier',
  '/media/demo/',
  '/media/avatar/',
  '/assets/',
  '/manifest.webmanifest',
  '/pages.json',
  '/menu/',
  '/',
];

/** An abusive request to a path outside the contract's operations. */
export const badRequestBeside: fc.Arbitrary<Request> = fc
  .record({
    path: fc.constantFrom(...BESIDE),
    segment,
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
    type: fc.constantFrom(
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'x',
    ),
    body: fc.oneof(
      fc.constant({ customer_id: null, guest_id: GUEST }),
      fc.constant({ customer_id: MEI.id, guest_id: null }),
      odd,
    ),
    bearer: fc.constantFrom(MEI.token, null, '', 'x'),
    language: fc.constantFrom('en', 'zh-CN', ';;q=', '*'),
  })
  .map(({ path, segment: end, method, type, body, bearer, language }) => {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
    return new Request(`http://demo.localhost${path.endsWith('/') ? path + end : path}`, {
      method,
      headers: {
        'content-type': type,
        'accept-language': language,
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
      ...(hasBody && { body: text }),
    });
  });
