import { type Config, ConfigError } from '../../platform/config/config.ts';
import type { HttpSmsOptions } from './http-sms.ts';
import type { TwilioKeys } from './twilio/twilio-sms.ts';

type SmsSettings = Pick<
  Config,
  | 'smsUrl'
  | 'smsToken'
  | 'smsSandbox'
  | 'twilioAccountSid'
  | 'twilioAuthToken'
  | 'twilioFrom'
  | 'twilioUrl'
  | 'databaseUrl'
>;

/** The configured SMS gateway. */
export type SmsGateway =
  | 'sandbox'
  | ({ readonly kind: 'http' } & HttpSmsOptions)
  | ({ readonly kind: 'twilio' } & TwilioKeys);

const TWILIO = 'https://api.twilio.com';

/**
 * Returns the configured gateway: Twilio, an HTTP gateway or the sandbox. The sandbox page shows
 * every code to everyone, so with a real database it must be requested explicitly.
 * @throws ConfigError if the configuration is incomplete or contradictory.
 */
export function chooseSmsGateway(settings: SmsSettings): SmsGateway {
  const { smsUrl, smsSandbox, databaseUrl } = settings;
  const isTwilio = [
    settings.twilioAccountSid,
    settings.twilioAuthToken,
    settings.twilioFrom,
    settings.twilioUrl,
  ].some((one) => one !== null);
  if (smsUrl !== null && isTwilio) {
    throw new ConfigError([
      'SMS_URL and what begins with TWILIO_ exclude each other: messages go to one gateway. Take one of them out.',
    ]);
  }
  if ((smsUrl !== null || isTwilio) && smsSandbox === true) {
    throw new ConfigError([
      `${isTwilio ? 'TWILIO_ACCOUNT_SID' : 'SMS_URL'} and SMS_SANDBOX=on exclude each other: messages go to a gateway or to a page. Take one of them out.`,
    ]);
  }
  if (isTwilio) return readTwilio(settings);
  if (smsUrl !== null) {
    if (settings.smsToken !== null) return { kind: 'http', url: smsUrl, token: settings.smsToken };
    throw new ConfigError(['SMS_TOKEN is missing: the gateway at SMS_URL has to know who sends.']);
  }
  if (smsSandbox ?? databaseUrl === null) return 'sandbox';
  throw new ConfigError([
    'SMS_URL is missing: codes for signing up go by text message. Name the gateway, or Twilio’s account in TWILIO_ACCOUNT_SID, or set SMS_SANDBOX=on to show every code at /sandbox/sms to everybody.',
  ]);
}

function readTwilio({
  twilioAccountSid: accountSid,
  twilioAuthToken: authToken,
  twilioFrom: from,
  twilioUrl,
}: SmsSettings): SmsGateway {
  if (accountSid !== null && authToken !== null && from !== null) {
    return { kind: 'twilio', accountSid, authToken, from, url: twilioUrl ?? TWILIO };
  }
  const all = {
    TWILIO_ACCOUNT_SID: accountSid,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_FROM: from,
  };
  throw new ConfigError(
    Object.entries(all)
      .filter(([, one]) => one === null)
      .map(([name]) => `${name} is missing: Twilio needs the account, its token and a sender.`),
  );
}
