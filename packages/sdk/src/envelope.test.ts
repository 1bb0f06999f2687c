import { expect, test } from 'vitest';
import { readEnvelope, unwrap } from './envelope.ts';

test('readEnvelope accepts an object with a msgCode', () => {
  expect(readEnvelope({ msgCode: 'OK', msg: '', data: [1] })).toEqual({ msgCode: 'OK', data: [1] });
  expect(readEnvelope({ msgCode: 'ERROR' })).toEqual({ msgCode: 'ERROR', data: null });
});

test.each([undefined, null, '', '<html>', [], {}, { msgCode: 7 }, [{ msgCode: 'OK' }]])(
  'readEnvelope returns null for %o',
  (response) => {
    expect(readEnvelope(response)).toBeNull();
  },
);

test('unwrap returns the data, or the nested result if the contract wraps it twice', () => {
  expect(unwrap({ data: 1 }, null)).toEqual({ found: true, result: { data: 1 } });
  expect(unwrap({ data: 1 }, 'data')).toEqual({ found: true, result: 1 });
  expect(unwrap({ data: null }, 'data')).toEqual({ found: true, result: null });
  expect(unwrap({ sales_order: 1 }, 'sales_order')).toEqual({ found: true, result: 1 });
});

test.each([null, 1, [], {}])('unwrap finds no nested envelope in %o', (data) => {
  expect(unwrap(data, 'data').found).toBe(false);
});
