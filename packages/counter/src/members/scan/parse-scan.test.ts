import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseScan } from './parse-scan.ts';

test.each([
  ['a code of digits', '0012345678'],
  ['a carriage return', '0012345678\r'],
  ['a carriage return and a line feed', '0012345678\r\n'],
  ['a tab', '0012345678\t'],
  ['control characters around the code', '\u00020012345678\u0003\u001d'],
  ['the prefix of a QR code', ']Q10012345678'],
  ['the prefix of a Code 128', ']C00012345678\r'],
  ['groups of four digits', '0012 3456 78'],
  ['full-width digits', '００１２３４５６７８'],
  ['the same code twice', '0012345678\r0012345678\r'],
])('returns the number of %s', (_, text) => {
  expect(parseScan(text)).toEqual({ member_no: '0012345678' });
});

test.each([
  ['an empty text', ''],
  ['a terminator only', '\r'],
  ['half a code', '00123\r'],
  ['half a code beside a whole one', '345678\r00123\r'],
  ['the address of a page', 'https://demo.example/qrCode'],
  ['a code that is too long', '012345678901234567890'],
])('rejects %s as unreadable', (_, text) => {
  expect(parseScan(text)).toEqual({ problem: 'unreadable' });
});

test('rejects the codes of two members', () => {
  expect(parseScan('0012345678\r0087654321\r')).toEqual({ problem: 'several' });
});

test('returns no control character for any scanned text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const scan = parseScan(text);
      if ('member_no' in scan) expect(scan.member_no).toMatch(/^[0-9A-Z]{6,20}$/);
      else expect(['unreadable', 'several']).toContain(scan.problem);
    }),
  );
});
