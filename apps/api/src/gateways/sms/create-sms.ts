import type { Db } from '../../platform/db/db.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { type CarrierRules, withCarrierRules } from './carrier-rules.ts';
import { HttpSms } from './http-sms.ts';
import { SandboxSms } from './sandbox/sandbox-sms.ts';
import type { Sms } from './sms.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { TwilioSms } from './twilio/twilio-sms.ts';

/** The configured SMS gateway. */
export interface CreatedSms {
  /** Applies the carriers' rules. */
  readonly sender: Sms;
  /** The sandbox if configured, which has a page of its own; otherwise null. */
  readonly sandbox: SandboxSms | null;
}

/** Creates the configured SMS gateway. */
export function createSms(
  chosen: SmsGateway,
  rules: CarrierRules,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): CreatedSms {
  if (chosen === 'sandbox') {
    const sandbox = new SandboxSms({ db, clock });
    return { sender: withCarrierRules(sandbox, rules), sandbox };
  }
  const gateway =
    chosen.kind === 'twilio' ? new TwilioSms({ ...chosen, clock }) : new HttpSms(chosen);
  return { sender: withCarrierRules(gateway, rules), sandbox: null };
}
