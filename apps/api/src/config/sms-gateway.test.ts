import { expect, test } from 'vitest';
import { chooseSmsGateway } from './sms-gateway.ts';

const nothing = { smsUrl: null, smsToken: null, smsSandbox: null, databaseUrl: null };
const url = 'https://sms.example.my/messages';
const databaseUrl = 'postgres://localhost/claypot';

test('the embedded server keeps messages on its page', () => {
  expect(chooseSmsGateway(nothing)).toBe('sandbox');
});

test('a gateway is taken wherever one is named', () => {
  const named = { ...nothing, smsUrl: url, smsToken: 'secret' };
  expect(chooseSmsGateway(named)).toEqual({ url, token: 'secret' });
  expect(chooseSmsGateway({ ...named, databaseUrl })).toEqual({ url, token: 'secret' });
});

test('with a real database nobody’s codes are shown unless that was asked for', () => {
  expect(() => chooseSmsGateway({ ...nothing, databaseUrl })).toThrow('SMS_URL is missing');
  expect(chooseSmsGateway({ ...nothing, databaseUrl, smsSandbox: true })).toBe('sandbox');
});

test.each([
  ['no token', { smsUrl: url }, 'SMS_TOKEN is missing'],
  ['two places at once', { smsUrl: url, smsToken: 's', smsSandbox: true }, 'exclude each other'],
  ['none of both', { smsSandbox: false }, 'SMS_URL is missing'],
])('%s is told in a sentence', (_, given, sentence) => {
  expect(() => chooseSmsGateway({ ...nothing, ...given })).toThrow(sentence);
});
