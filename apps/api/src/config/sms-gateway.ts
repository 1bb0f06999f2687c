import type { HttpSmsOptions } from '../gateways/sms/http-sms.ts';
import { type Config, ConfigError } from './config.ts';

/**
 * Where text messages go: to a gateway, or to the sandbox's page, which shows every code to everybody
 * and is therefore never taken by itself where a real database is.
 * @throws ConfigError where that is not clear.
 */
export function chooseSmsGateway({
  smsUrl,
  smsToken,
  smsSandbox,
  databaseUrl,
}: Pick<Config, 'smsUrl' | 'smsToken' | 'smsSandbox' | 'databaseUrl'>): HttpSmsOptions | 'sandbox' {
  if (smsUrl !== null && smsSandbox === true) {
    throw new ConfigError([
      'SMS_URL and SMS_SANDBOX=on exclude each other: messages go to a gateway or to a page. Take one of them out.',
    ]);
  }
  if (smsUrl !== null) {
    if (smsToken !== null) return { url: smsUrl, token: smsToken };
    throw new ConfigError(['SMS_TOKEN is missing: the gateway at SMS_URL has to know who sends.']);
  }
  if (smsSandbox ?? databaseUrl === null) return 'sandbox';
  throw new ConfigError([
    'SMS_URL is missing: codes for signing up go by text message. Name the gateway, or set SMS_SANDBOX=on to show every code at /sandbox/sms to everybody.',
  ]);
}
