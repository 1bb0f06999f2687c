/** Result of reading a price; amounts are in sen. */
export type ReadPrice =
  | { readonly kind: 'price'; readonly amount: number; readonly currency: string | null }
  | { readonly kind: 'empty' }
  /** `message` has the remedy. */
  | { readonly kind: 'problem'; readonly message: string };

const FREE = /^(free|foc|free of charge|complimentary|percuma|gratis|免费|赠送|免費)$/i;

/** Currencies before or after the amount. Ringgit are not reported. */
const RINGGIT = /^(rm|myr|令吉|马币|元|块)$/i;
const CURRENCY =
  /^(rm|myr|sgd|usd|gbp|eur|cny|rmb|s\$|us\$|hk\$|[$£€¥￥]|令吉|马币|元|块)\s*|\s*(rm|myr|sgd|usd|gbp|eur|cny|rmb|[$£€¥￥]|令吉|马币|元|块)$/i;

const DATE =
  /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\d{1,2}[-\s]?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*([-\s]?\d{2,4})?|\d{1,2}月\d{1,2}日)$/i;

const MOST = 9_999_999;

/** Reads a price in the usual ways of writing, such as `RM12.90`, `12,90`, `1,234.50` or `免费`. */
export function parsePrice(written: string): ReadPrice {
  const text = written
    .normalize('NFKC')
    .replaceAll(/[\s\u2212]+/g, (sign) => (sign.includes('\u2212') ? '-' : ' '))
    .trim();
  if (text === '') return { kind: 'empty' };
  if (FREE.test(text)) return { kind: 'price', amount: 0, currency: null };
  if (DATE.test(text)) {
    return problem(`“${text}” is a date. Format the column as a number and type the price again`);
  }
  if (/^#[A-Z/0!?]+$/i.test(text)) {
    return problem(`“${text}” is the error of a formula. Correct it, or type the price`);
  }
  const { amount, currency } = splitCurrency(text);
  if (/^\(.*\)$/.test(amount) || /^-|\d-$/.test(amount)) {
    return problem(`“${text}” is negative. Type the price that the customer pays`);
  }
  const read = readAmount(amount, text);
  return read.kind === 'price' ? { ...read, currency } : read;
}

function splitCurrency(text: string): { amount: string; currency: string | null } {
  const isNegative = text.startsWith('-');
  const rest = isNegative ? text.slice(1).trim() : text;
  const sign = CURRENCY.exec(rest)?.[0] ?? '';
  const amount = (
    rest.startsWith(sign) ? rest.slice(sign.length) : rest.slice(0, -sign.length)
  ).trim();
  const name = sign.trim();
  const currency = name === '' || RINGGIT.test(name) ? null : name;
  return { amount: isNegative ? `-${amount}` : amount, currency };
}

/** Whole number and decimals by the ways of grouping thousands. */
const AMOUNTS: readonly RegExp[] = [
  /^(?<whole>\d+)$/,
  /^(?<whole>\d*)\.(?<decimals>\d{1,2})$/,
  /^(?<whole>\d*),(?<decimals>\d{1,2})$/,
  /^(?<whole>\d{1,3}(?:[,' ]\d{3})+)(?:\.(?<decimals>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:[. ]\d{3})+),(?<decimals>\d{1,2})$/,
  /^(?<whole>\d+)[.,](?:-|—)$/,
];

function readAmount(amount: string, text: string) {
  const match = AMOUNTS.map((pattern) => pattern.exec(amount)).find((found) => found !== null);
  const { whole = '', decimals = '' } = match?.groups ?? {};
  const digits = whole.replaceAll(/\D/g, '');
  if (!match || (digits === '' && decimals === '')) return problem(explain(amount, text));
  const sen = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  if (sen <= MOST) return { kind: 'price', amount: sen } as const;
  return problem(`“${text}” is more than 99999.99. Correct the price`);
}

function explain(amount: string, text: string): string {
  if (/^[\d.,' ]+$/.test(amount)) {
    return `“${text}” can be read in two ways. Write it with a point and two decimals, such as 12.90`;
  }
  if (/^\D*[\d.]+\s*[-–~/]\s*\D*[\d.]+/.test(amount)) {
    return `“${text}” has several prices. Give each size a row of its own, or type one price`;
  }
  return `“${text}” is not a price. Type an amount such as 12.90, or leave the row out`;
}

function problem(message: string) {
  return { kind: 'problem', message } as const;
}

/** Formats an amount in sen as the folder has it: `12.90`. */
export function formatPrice(sen: number): string {
  return (sen / 100).toFixed(2);
}
