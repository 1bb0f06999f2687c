import type { Language } from '../../../../shared/text/language.ts';
import type { DraftProblem } from '../publish/find-problems.ts';

/**
 * Message of the importer, and its texts for people who do not see files. `$1` is the first group of
 * the pattern.
 */
type ProblemText = readonly [message: RegExp, texts: Readonly<Record<Language, string>>];

const TEXTS: readonly ProblemText[] = [
  [/^is missing; add it$/, { en: 'This is missing.', zh_CN: '尚未填写。' }],
  [/^is empty; write something$/, { en: 'This is empty.', zh_CN: '不能为空。' }],
  [
    /^is the English text again/,
    { en: 'This is the English text. Write it in Chinese.', zh_CN: '与英文相同，请填写中文。' },
  ],
  [
    /^has (\d+) characters; at most (\d+) fit$/,
    { en: 'At most $2 characters. These are $1.', zh_CN: '最多 $2 个字符，目前 $1 个。' },
  ],
  [/^has a control character/, { en: 'Type this again.', zh_CN: '含有无效字符，请重新输入。' }],
  [
    /^must be an amount in RM/,
    { en: 'An amount in RM, such as 12.90.', zh_CN: '请输入金额，例如 12.90。' },
  ],
  [
    /^must be lower than price/,
    {
      en: 'Lower than the price. Leave it empty without a discount.',
      zh_CN: '须低于原价；没有折扣请留空。',
    },
  ],
  [
    /^is 0\.00; add free/,
    { en: 'The price is 0.00. Switch on “free”.', zh_CN: '价格为 0.00，请开启“免费”。' },
  ],
  [
    /^is true, but it has a price/,
    {
      en: 'It is free but has a price. Change one of them.',
      zh_CN: '已设为免费但有价格，请更改其一。',
    },
  ],
  [/^is 0\.00, so it takes nothing off/, { en: 'More than 0.00.', zh_CN: '须大于 0.00。' }],
  [
    /^must be a whole number from (\d+) to (\d+)$/,
    { en: 'A whole number from $1 to $2.', zh_CN: '请输入 $1 至 $2 的整数。' },
  ],
  [
    /^must be a list of (\d+) to (\d+)$/,
    { en: 'At least $1 and at most $2.', zh_CN: '至少 $1 项，最多 $2 项。' },
  ],
  [
    /^has (\d+) entries; make it (\d+) to (\d+)$/,
    { en: 'There are $1. At least $2 and at most $3.', zh_CN: '目前 $1 项，须为 $2 至 $3 项。' },
  ],
  [
    /^must be a percentage/,
    { en: 'A percentage up to 100, such as 7.5.', zh_CN: '请输入不超过 100 的百分比，例如 7.5。' },
  ],
  [
    /^must be a Malaysian number/,
    {
      en: 'A Malaysian number with country code, such as +60123456789.',
      zh_CN: '请输入带国家代码的马来西亚号码，例如 +60123456789。',
    },
  ],
  [/^must be an e-mail address/, { en: 'An e-mail address.', zh_CN: '请输入有效的电邮地址。' }],
  [
    /^must be an address with https/,
    { en: 'An address that begins with https://.', zh_CN: '请输入以 https:// 开头的网址。' },
  ],
  [/^must be a colour/, { en: 'A colour such as #1d4ed8.', zh_CN: '请输入颜色，例如 #1d4ed8。' }],
  [/^must be five digits/, { en: 'Five digits.', zh_CN: '请输入五位数字。' }],
  [
    /^must be a day,/,
    { en: 'A date, such as 2026-11-22.', zh_CN: '请输入日期，例如 2026-11-22。' },
  ],
  [/^must be a moment/, { en: 'A date with a time.', zh_CN: '请输入日期和时间。' }],
  [
    /^must be a time of the day/,
    { en: 'A time, such as 04:00.', zh_CN: '请输入时间，例如 04:00。' },
  ],
  [
    /^must be a time range such as 10:00/,
    {
      en: 'Hours such as 10:00-22:00, several with a comma, or “24 hours”, or “closed”.',
      zh_CN: '请输入时段，例如 10:00-22:00（多个时段以逗号分隔），或 24 hours、closed。',
    },
  ],
  [
    /^must be a time range such as 07:00/,
    {
      en: 'A time range such as 07:00-11:00, or empty.',
      zh_CN: '请输入时段，例如 07:00-11:00，或留空。',
    },
  ],
  [
    /^must have its time ranges in order/,
    {
      en: 'In order, each after the end of the one before.',
      zh_CN: '时段须按顺序，且互不重叠。',
    },
  ],
  [
    /^must be kilometres/,
    {
      en: 'Kilometres with one decimal, such as 8.0.',
      zh_CN: '请输入一位小数的公里数，例如 8.0。',
    },
  ],
  [
    /^must be degrees from (\S+) to (\S+),/,
    {
      en: 'Degrees from $1 to $2, such as 3.146300.',
      zh_CN: '请输入 $1 至 $2 的度数，例如 3.146300。',
    },
  ],
  [/^must be a multiple of 15/, { en: 'A multiple of 15.', zh_CN: '须为 15 的倍数。' }],
  [
    /^must be from 10\.00 to 5000\.00/,
    { en: 'From RM 10.00 to RM 5,000.00.', zh_CN: '须为 RM 10.00 至 RM 5,000.00。' },
  ],
  [
    /^must be more than (?:that of the tier|the amount) before/,
    { en: 'More than the one before.', zh_CN: '须大于前一项。' },
  ],
  [
    /^is of the first tier/,
    {
      en: 'Every member begins in the first tier, so it has no amount.',
      zh_CN: '第一等级无需金额。',
    },
  ],
  [/^has no top_up_amount/, { en: 'The amount is missing.', zh_CN: '尚未填写金额。' }],
  [
    /^must be at least 1 for a required/,
    { en: 'At least 1, because a choice is required.', zh_CN: '此项必选，至少为 1。' },
  ],
  [/^must be 1 for radio/, { en: '1, because only one can be chosen.', zh_CN: '单选只能为 1。' }],
  [
    /^is (\d+), more than max_qty, which is (\d+)/,
    { en: 'At most $2, the largest number of choices.', zh_CN: '不能超过最多可选数 $2。' },
  ],
  [
    /^must have exactly one of amount, percent and free/,
    {
      en: 'Exactly one of amount, percentage and free delivery.',
      zh_CN: '金额、百分比、免配送费只能选一项。',
    },
  ],
  [
    /^must not be before claim_from/,
    { en: 'Not before the first day.', zh_CN: '不能早于开始日期。' },
  ],
  [
    /^needs amount, the price/,
    { en: 'The price of the dish is missing.', zh_CN: '尚未填写该菜品的价格。' },
  ],
  [
    /^must be app: nothing is delivered/,
    { en: 'Free delivery is for the app only.', zh_CN: '免配送费只适用于应用。' },
  ],
  [
    /^cannot stand beside (?:only_at|image)/,
    { en: 'Only one of the two.', zh_CN: '两者只能保留一项。' },
  ],
  [/^has no dish; add options/, { en: 'Add at least one dish.', zh_CN: '请至少加入一道菜品。' }],
  [
    /^must have (\S+), which (\S+) cannot be cooked without/,
    { en: 'The customer has to choose “$1” of “$2”.', zh_CN: '顾客必须选择“$2”的“$1”。' },
  ],
  [
    /^(\S+) has no option group (\S+?);/,
    { en: '“$1” has no choice “$2” any more.', zh_CN: '“$1”已没有选项“$2”。' },
  ],
  [
    /^(\S+) cannot be cooked without (\S+?),/,
    {
      en: '“$1” has the required choice “$2”, so it cannot be a choice here.',
      zh_CN: '“$1”有必选的“$2”，不能作为选项。',
    },
  ],
  [/^(\S+) is asked already/, { en: '“$1” is here twice.', zh_CN: '“$1”重复了。' }],
  [
    /^(\S+) is in \S+ already/,
    { en: '“$1” exists already. Choose another name.', zh_CN: '“$1”已存在，请换一个名称。' },
  ],
  [/^names (\S+) twice/, { en: '“$1” is here twice.', zh_CN: '“$1”重复了。' }],
  [
    /^there is no branch (\S+?)(?:;| in )/,
    { en: 'The branch “$1” does not exist any more.', zh_CN: '分店“$1”已不存在。' },
  ],
  [
    /^there is no images\/(\S+?);/,
    {
      en: 'The picture does not exist any more. Choose another.',
      zh_CN: '图片已不存在，请另选一张。',
    },
  ],
  [
    /^there is no (?:hot deal|dish|package|voucher|group) (\S+?)(?:;| in )/,
    { en: '“$1” does not exist any more. Choose another.', zh_CN: '“$1”已不存在，请另选一项。' },
  ],
  [
    /^is in a category that is removed/,
    { en: 'Its category is removed. Choose another.', zh_CN: '所属分类已移除，请另选分类。' },
  ],
  [
    /^has (\d+) open orders and (\d+) bookings/,
    {
      en: 'The branch has $1 open orders and $2 bookings. Finish or move them first.',
      zh_CN: '分店还有 $1 个未完成订单和 $2 个预订，请先处理。',
    },
  ],
  [
    /^only a logo and a ticket may be SVG/,
    { en: 'Use a photograph here, not an SVG drawing.', zh_CN: '这里请使用照片，不能使用 SVG。' },
  ],
  [
    /^must be one of |^must be (?:dine-in|radio|signature|true)/,
    { en: 'Choose one.', zh_CN: '请选择一项。' },
  ],
  [
    /^must name one of dish/,
    { en: 'Choose what the picture opens.', zh_CN: '请选择图片打开的内容。' },
  ],
  [/^must have fields/, { en: 'This is missing.', zh_CN: '尚未填写。' }],
];

/** Returns the problems with their messages in the language of the request. */
export function translateProblems(
  problems: readonly DraftProblem[],
  language: Language,
): readonly DraftProblem[] {
  return problems.map((problem) => ({
    ...problem,
    message: translateProblem(problem.message, language),
  }));
}

/** Returns a message of the importer in the language. An unknown one stays as it is. */
export function translateProblem(message: string, language: Language): string {
  for (const [pattern, texts] of TEXTS) {
    const match = pattern.exec(message);
    if (match !== null) {
      return texts[language].replaceAll(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
    }
  }
  return message;
}
