import type { Message, Sms } from './sms.ts';

/** What carriers want of every text. */
export interface CarrierRules {
  /** What each begins with, such as `RM0 ` in Malaysia; '' for nothing. */
  readonly prefix: string;
  /** Whether the line may stay that binds a code to its site: some carriers take it for a link. */
  readonly siteLine: boolean;
}

/** `@example.my #123456`, the last line of a code; see `codeMessage`. */
const SITE_LINE = /\n\n@\S+ #\d+$/;

/** A gateway whose texts keep to the rules. The same text is always made of the same one. */
export function withCarrierRules(sms: Sms, rules: CarrierRules): Sms {
  return {
    send: (message, signal) => sms.send({ ...message, text: textFor(rules, message) }, signal),
  };
}

function textFor({ prefix, siteLine }: CarrierRules, { text }: Pick<Message, 'text'>): string {
  return `${prefix}${siteLine ? text : text.replace(SITE_LINE, '')}`;
}
