import { expect, test } from 'vitest';
import { chooseSmsGateway } from './sms-gateway.ts';

const nothing = {
  smsUrl: null,
  smsToken: null,
  smsSandbox: null,
  twilioAccountSid: null,
  twilioAuthToken: null,
  twilioFrom: null,
  twilioUrl: null,
  databaseUrl: null,
};
const twilio = {
  ...nothing,
  twilioAccountSid: 'AC0',
  twilioAuthToken: 'token',
  twilioFrom: 'Claypot',
};
const url = 'https://sms.example.my/messages';
const databaseUrl = 'postgres://localhost/claypot';

test('returns the sandbox for an embedded database', () => {
  expect(chooseSmsGateway(nothing)).toBe('sandbox');
});

test('returns the HTTP gateway when its URL is set', () => {
  const named = { ...nothing, smsUrl: url, smsToken: 'secret' };
  expect(chooseSmsGateway(named)).toEqual({ kind: 'http', url, token: 'secret' });
  expect(chooseSmsGateway({ ...named, databaseUrl })).toEqual({
    kind: 'http',
    url,
    token: 'secret',
  });
});

test('returns Twilio when its account is set', () => {
  const gateway = { kind: 'twilio', accountSid: 'AC0', authToken: 'token', from: 'Claypot' };
  expect(chooseSmsGateway(twilio)).toEqual({ ...gateway, url: 'https://api.twilio.com' });
  const rehearsal = { ...twilio, twilioUrl: 'http://127.0.0.1:1', databaseUrl };
  expect(chooseSmsGateway(rehearsal)).toMatchObject({ url: 'http://127.0.0.1:1' });
});

test('requires SMS_SANDBOX for the sandbox with a real database', () => {
  expect(() => chooseSmsGateway({ ...nothing, databaseUrl })).toThrow('SMS_URL is missing');
  expect(chooseSmsGateway({ ...nothing, databaseUrl, smsSandbox: true })).toBe('sandbox');
});

test.each([
  ['no token', { smsUrl: url }, 'SMS_TOKEN is missing'],
  ['two places at once', { smsUrl: url, smsToken: 's', smsSandbox: true }, 'exclude each other'],
  ['two gateways', { ...twilio, smsUrl: url, smsToken: 's' }, 'exclude each other'],
  ['Twilio and a page', { ...twilio, smsSandbox: true }, 'TWILIO_ACCOUNT_SID and SMS_SANDBOX=on'],
  [
    'Twilio without its token',
    { ...twilio, twilioAuthToken: null },
    'TWILIO_AUTH_TOKEN is missing',
  ],
  ['Twilio without a sender', { ...twilio, twilioFrom: null }, 'TWILIO_FROM is missing'],
  ['Twilio without its account', { ...twilio, twilioAccountSid: null }, 'TWILIO_ACCOUNT_SID is'],
  ['none of both', { smsSandbox: false }, 'SMS_URL is missing'],
])('throws a readable error: %s', (_, settings, sentence) => {
  expect(() => chooseSmsGateway({ ...nothing, ...settings })).toThrow(sentence);
});
