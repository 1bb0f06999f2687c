import { expect, test } from 'vitest';
import { apiPage } from './api-page.ts';
import { errorCodesOf } from './error-codes.ts';

const MISMATCH = { properties: { msgCode: { const: 'CART_BRANCH_MISMATCH' } } };
const cartCreate = {
  operationId: 'cartCreate',
  summary: 'Add an item',
  tags: ['Cart'],
  responses: {
    '200': { content: { json: { schema: { properties: { msgCode: { const: 'OK' } } } } } },
    '400': { $ref: '#/components/responses/InvalidRequest' },
    '409': {
      content: {
        json: { schema: { oneOf: [{ $ref: '#/components/schemas/CartBranchMismatch' }] } },
      },
    },
    '422': {
      content: { json: { schema: { properties: { msgCode: { enum: ['A', 'B'] } } } } },
    },
  },
};
const contract = {
  paths: { '/cart/create': { post: cartCreate } },
  components: { schemas: { CartBranchMismatch: MISMATCH, ErrorCode: { enum: ['A', 'B'] } } },
};

test('returns the codes of own responses, through references and lists', () => {
  expect(errorCodesOf(cartCreate, contract)).toEqual(['CART_BRANCH_MISMATCH', 'A', 'B']);
});

test('throws when a reference has no target', () => {
  expect(() => errorCodesOf(cartCreate, { paths: {}, components: { schemas: {} } })).toThrow(
    'The contract does not contain #/components/schemas/CartBranchMismatch',
  );
});

test('lists operations by tag, codes with their message, and routes with their visitors', () => {
  const page = apiPage({
    contract,
    messageOf: (code) => `Message of ${code}`,
    routes: [
      { path: '/login', parent: null, open: true },
      { path: '/menu', parent: '/home' },
      { path: '/profile', parent: '/me', members: true },
    ],
  });
  expect(page).toContain(
    '### Cart\n\n| operation | path | summary | own error codes |\n|---|---|---|---|\n| `cartCreate` | `POST /cart/create` | Add an item | `CART_BRANCH_MISMATCH`, `A`, `B` |\n',
  );
  expect(page).toContain('| `A` | Message of A |\n| `B` | Message of B |');
  expect(page).toContain(
    '| `/login` | everyone |  |\n| `/menu` | guests and members | `/home` |\n| `/profile` | members | `/me` |',
  );
});
