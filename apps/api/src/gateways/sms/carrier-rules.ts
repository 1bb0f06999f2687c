import type { Message, Sms } from './sms.ts';

/** Carriers' requirements for every text. */
export interface CarrierRules {
  /** Prefix of every text, such as `RM0 ` in Malaysia; may be empty. */
  readonly prefix: string;
  /** True if the line that binds a code to its site stays. Some carriers treat it as a link. */
  readonly siteLine: boolean;
}

/** `@example.my #123456`, the last line of a code message; see `codeMessage`. */
const SITE_LINE = /\n\n@\S+ #\d+$/;

/**
 * Returns a gateway that applies the rules to every text. The result depends on the text only. A
 * no-break space or minus sign is replaced: neither is in the GSM alphabet, so one of them would
 * more than halve the characters that fit into a text message.
 */
export function withCarrierRules(sms: Sms, rules: CarrierRules): Sms {
  return {
    send: (message, signal) => sms.send({ ...message, text: textFor(rules, message) }, signal),
  };
}

function textFor({ prefix, siteLine }: CarrierRules, { text }: Pick<Message, 'text'>): string {
  const plain = text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-');
  return `${prefix}${siteLine ? plain : plain.replace(SITE_LINE, '')}`;
}
