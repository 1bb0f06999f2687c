import { expect, test } from 'vitest';
import { readEnvelope, unwrap } from './envelope.ts';

test('an envelope is an object with a msgCode', () => {
  expect(readEnvelope({ msgCode: 'OK', msg: '', data: [1] })).toEqual({ msgCode: 'OK', data: [1] });
  expect(readEnvelope({ msgCode: 'ERROR' })).toEqual({ msgCode: 'ERROR', data: null });
});

test.each([undefined, null, '', '<html>', [], {}, { msgCode: 7 }, [{ msgCode: 'OK' }]])(
  '%o is no envelope',
  (answer) => {
    expect(readEnvelope(answer)).toBeNull();
  },
);

test('a result stands in data, or in data.data where the contract wraps it twice', () => {
  expect(unwrap({ data: 1 }, false)).toEqual({ found: true, result: { data: 1 } });
  expect(unwrap({ data: 1 }, true)).toEqual({ found: true, result: 1 });
  expect(unwrap({ data: null }, true)).toEqual({ found: true, result: null });
});

test.each([null, 1, [], {}])('%o lacks the second envelope', (data) => {
  expect(unwrap(data, true).found).toBe(false);
});
