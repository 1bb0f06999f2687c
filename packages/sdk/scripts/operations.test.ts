import { expect, test } from 'vitest';
import type { Contract, Schema } from './bundle.ts';
import { clientSources } from './operations.ts';

const money: Schema = { type: 'string', format: 'money' };
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Returns a contract with one operation that responds with `data`. */
function contractAnswering(data: Schema | undefined): Contract {
  const schema: Schema = { type: 'object', properties: data ? { data } : {} };
  const answer = { content: { 'application/json': { schema } } };
  return {
    paths: { '/thing': { post: { operationId: 'thing', responses: { '200': answer } } } },
    components: {
      schemas: {
        ErrorCode: { enum: ['ERROR'] },
        Amount: money,
        Thing: {
          properties: {
            price: reference('Amount'),
            before: { oneOf: [reference('Amount'), { type: 'null' }] },
            parts: { type: 'array', items: { properties: { price: money } } },
            byMonth: {
              additionalProperties: { type: 'array', items: { properties: { price: money } } },
            },
            name: { type: 'string' },
          },
        },
        BusinessError: { properties: { msgCode: { const: 'ERROR' }, data: reference('Thing') } },
      },
    },
  };
}

async function read(source: string) {
  return import(
    `data:text/javascript,${encodeURIComponent(source.replaceAll(/ as const|: Readonly<[^=]*>/g, ''))}`
  );
}

test('finds amounts through references, unions, lists and maps', async () => {
  const { moneyPaths } = await read(
    clientSources(contractAnswering(reference('Thing'))).operations,
  );
  expect(moneyPaths).toEqual({ Thing: ['price', 'before', 'parts.*.price', 'byMonth.*.*.price'] });
});

test('lists an amount that several variants share once', async () => {
  const contract = contractAnswering(reference('Payment'));
  const variant: Schema = { properties: { amount: money } };
  contract.components.schemas.Payment = { oneOf: [variant, variant] };
  const { moneyPaths } = await read(clientSources(contract).operations);
  expect(moneyPaths.Payment).toEqual(['amount']);
});

test('lists only the money paths of embedded schemas for pages', async () => {
  const contract = contractAnswering(reference('Thing'));
  contract.components.schemas.Company = { properties: { most: money } };
  const answer = { content: { 'application/json': { schema: reference('Companies') } } };
  contract.components.schemas.Companies = { properties: { data: reference('Company') } };
  contract.paths['/company'] = {
    get: { operationId: 'company', responses: { '200': answer } },
  };
  const { embeddedMoneyPaths } = await read(clientSources(contract).schemas);
  expect(embeddedMoneyPaths).toEqual({ Company: ['most'] });
});

test('detects a result in a nested envelope', async () => {
  const once = await read(clientSources(contractAnswering(reference('Thing'))).operations);
  expect(once.operations.thing).toMatchObject({ wrapped: null, response: 'Thing' });
  for (const name of ['data', 'sales_order_list']) {
    const envelope: Schema = { type: 'object', properties: { [name]: reference('Thing') } };
    const twice = await read(clientSources(contractAnswering(envelope)).operations);
    expect(twice.operations.thing).toMatchObject({ wrapped: name, response: 'Thing' });
  }
});

test('detects a multipart body', async () => {
  const contract = contractAnswering(reference('Thing'));
  const operation = contract.paths['/thing']?.post;
  if (operation) {
    operation.requestBody = { content: { 'multipart/form-data': { schema: reference('Thing') } } };
  }
  const { operations } = await read(clientSources(contract).operations);
  expect(operations.thing).toMatchObject({ form: true, request: 'Thing' });
});

test('leaves out schemas without amounts', async () => {
  const contract = contractAnswering(reference('Named'));
  contract.components.schemas.Named = { properties: { name: { type: 'string' } } };
  const { operations } = await read(clientSources(contract).operations);
  expect(operations.thing).toEqual({ wrapped: null });
});

test('lists errors with data by their code', async () => {
  const { errorData } = await read(clientSources(contractAnswering(reference('Thing'))).operations);
  expect(errorData).toEqual({ ERROR: 'Thing' });
});

test('throws if an operation has no envelope', () => {
  expect(() => clientSources(contractAnswering(undefined)).operations).toThrow(
    'thing: the 200 response',
  );
});
