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

type Words = (company: string, code: string) => string;

const WORDS: Readonly<Record<CodePurpose, Readonly<Record<Language, Words>>>> = {
  sign_up: {
    en: (company, code) =>
      `${company}: ${code} is your code to sign up. It is valid for ${CODE_MINUTES} minutes. Tell it to nobody.`,
    zh_CN: (company, code) =>
      `【${company}】注册验证码：${code}，${CODE_MINUTES} 分钟内有效。请勿告诉他人。`,
  },
  reset_password: {
    en: (company, code) =>
      `${company}: ${code} is your code for a new password. It is valid for ${CODE_MINUTES} minutes. Tell it to nobody. If you did not ask for it, do nothing.`,
    zh_CN: (company, code) =>
      `【${company}】重设密码验证码：${code}，${CODE_MINUTES} 分钟内有效。请勿告诉他人。若非本人操作，请忽略。`,
  },
};

/**
 * Reads what the message says that a code travels in; returns how it is made of the code. Its last line tells the phone which site the code is for, so that
 * it is offered there and nowhere else. It is left out where whoever asks could name a site of their
 * own, to have somebody else's phone offer the code there.
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

/** What the message says, with the line for the phone where there is a site to name. */
export function codeText(
  purpose: CodePurpose,
  language: Language,
  { company, code, site }: { company: string; code: string; site: string | null },
): string {
  const text = WORDS[purpose][language](company, code);
  return site === null ? text : `${text}\n\n@${site} #${code}`;
}
