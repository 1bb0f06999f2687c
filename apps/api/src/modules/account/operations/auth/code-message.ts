import type { Context } from '../../../../contract/context/context.ts';
import type { Message } from '../../../../gateways/sms/sms.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { inLanguage, type TranslatedText } from '../../../../shared/text/translated-text.ts';
import {
  CODE_MINUTES,
  type CodePurpose,
  type CodeSubject,
  type IssuedCode,
} from '../../../identity/index.ts';

type MessageText = (company: string, code: string) => string;

const MESSAGES: Readonly<Record<CodePurpose, Readonly<Record<Language, MessageText>>>> = {
  sign_up: {
    en: (company, code) =>
      `${company}: ${code} is your code to sign up. It is valid for ${CODE_MINUTES} minutes. Do not share it.`,
    zh_CN: (company, code) =>
      `【${company}】注册验证码：${code}，${CODE_MINUTES} 分钟内有效。请勿告诉他人。`,
  },
  reset_password: {
    en: (company, code) =>
      `${company}: ${code} is your code for a new password. It is valid for ${CODE_MINUTES} minutes. Do not share it. If you did not ask for it, ignore this.`,
    zh_CN: (company, code) =>
      `【${company}】重设密码验证码：${code}，${CODE_MINUTES} 分钟内有效。请勿告诉他人。若非本人操作，请忽略。`,
  },
};

/**
 * Reads the company's name and returns a function that creates the message for a code. The last
 * line binds the code to the site, so that phones offer it only there. It is left out if the
 * requester controls the host, because another person's phone would offer the code on that site.
 */
export async function codeMessage(
  { db, company, language, site }: Context,
  { phone, purpose }: CodeSubject,
): Promise<(issued: Pick<IssuedCode, 'id' | 'code'>) => Message> {
  const row = await db.one<{ company_name: TranslatedText }>(
    sql`select company_name from companies where id = ${company.id}`,
  );
  const name = row === null ? company.subdomain : inLanguage(row.company_name, language);
  return ({ id, code }) => {
    const text = codeText(purpose, language, { company: name, code, site });
    return { to: phone, reference: id, text };
  };
}

/** Returns the text of the message, with the binding line if `site` is not null. */
export function codeText(
  purpose: CodePurpose,
  language: Language,
  { company, code, site }: { company: string; code: string; site: string | null },
): string {
  const text = MESSAGES[purpose][language](company, code);
  return site === null ? text : `${text}\n\n@${site} #${code}`;
}
