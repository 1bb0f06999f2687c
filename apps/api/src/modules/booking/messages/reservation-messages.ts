import { createFormat } from '@claypot/i18n/format';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import type { Rejection } from '../reservation-status.ts';

/** Event of a reservation that triggers a message. */
export type ReservationNews =
  | 'received'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  | 'changed'
  | 'reminder';

/** Reservation data that the messages contain. */
export interface MessageDetails {
  readonly reservation_no: string;
  readonly starts_at: Temporal.Instant;
  readonly number_of_seats: number;
  readonly branch_name: TranslatedText;
  readonly contact_no: string;
  readonly company_name: TranslatedText;
  readonly time_zone: string;
  /** Why the branch rejected it; null if it gave no reason. */
  readonly reject_reason: RejectReason | null;
  /** Text of the branch; only for `OTHER`. */
  readonly reject_text: string | null;
}

type RejectReason = Rejection['reason'];

interface MessageWords {
  readonly no: string;
  readonly branch: string;
  readonly when: string;
  readonly party: number;
  readonly phone: string;
  readonly text: string;
}

type Sentence = Readonly<Record<Language, (words: MessageWords) => string>>;

const SENTENCES: Readonly<Record<ReservationNews, Sentence>> = {
  received: {
    en: ({ no, branch, when, party }) =>
      `We have your booking ${no}: ${branch}, ${when}, ${guests(party)}. The branch will confirm it soon.`,
    zh_CN: ({ no, branch, when, party }) =>
      `已收到您的预订 ${no}：${branch}，${when}，${party} 位。分店会尽快确认。`,
  },
  approved: {
    en: ({ no, branch, when, party }) =>
      `Your table is confirmed: ${branch}, ${when}, ${guests(party)} (booking ${no}). See you soon!`,
    zh_CN: ({ no, branch, when, party }) =>
      `您的预订 ${no} 已确认：${branch}，${when}，${party} 位。期待您的光临！`,
  },
  rejected: {
    en: ({ no, branch, when, phone }) =>
      `Sorry, ${branch} has no table for you on ${when} (booking ${no}). Please choose another time or call ${phone}.`,
    zh_CN: ({ no, branch, when, phone }) =>
      `很抱歉，${branch} ${when} 已无法为您留位（预订 ${no}）。请另选时间，或致电 ${phone}。`,
  },
  cancelled: {
    en: ({ no, branch, when }) => `Your booking ${no} is cancelled: ${branch}, ${when}.`,
    zh_CN: ({ no, branch, when }) => `您的预订 ${no} 已取消：${branch}，${when}。`,
  },
  changed: {
    en: ({ no, branch, when, party, phone }) =>
      `Your booking ${no} has changed. It is now: ${branch}, ${when}, ${guests(party)}. Questions? Call ${phone}.`,
    zh_CN: ({ no, branch, when, party, phone }) =>
      `您的预订 ${no} 已更改为：${branch}，${when}，${party} 位。如有疑问，请致电 ${phone}。`,
  },
  reminder: {
    en: ({ no, branch, when, party }) =>
      `Reminder of your table: ${branch}, ${when}, ${guests(party)} (booking ${no}).`,
    zh_CN: ({ no, branch, when, party }) =>
      `预订提醒：${branch}，${when}，${party} 位（预订 ${no}）。`,
  },
};

/** Sentences for the reasons of staff. */
const REASONS: Readonly<Record<RejectReason, Sentence>> = {
  FULL: {
    en: ({ no, branch, when, phone }) =>
      `Sorry, ${branch} is full on ${when} (booking ${no}). Please choose another time or call ${phone}.`,
    zh_CN: ({ no, branch, when, phone }) =>
      `很抱歉，${branch} ${when} 已满座（预订 ${no}）。请另选时间，或致电 ${phone}。`,
  },
  CLOSED: {
    en: ({ no, branch, when, phone }) =>
      `Sorry, ${branch} is closed on ${when} (booking ${no}). Please choose another time or call ${phone}.`,
    zh_CN: ({ no, branch, when, phone }) =>
      `很抱歉，${branch} ${when} 不营业（预订 ${no}）。请另选时间，或致电 ${phone}。`,
  },
  PARTY_TOO_LARGE: {
    en: ({ no, branch, when, party, phone }) =>
      `Sorry, ${branch} has no table for ${guests(party)} on ${when} (booking ${no}). Please call ${phone}.`,
    zh_CN: ({ no, branch, when, party, phone }) =>
      `很抱歉，${branch} ${when} 没有可坐 ${party} 位的餐桌（预订 ${no}）。请致电 ${phone}。`,
  },
  CUSTOMER_CALLED: {
    en: ({ no, branch, when }) =>
      `Your booking ${no} is cancelled, as you asked: ${branch}, ${when}.`,
    zh_CN: ({ no, branch, when }) => `已按您的要求取消预订 ${no}：${branch}，${when}。`,
  },
  OTHER: {
    en: ({ no, branch, when, text }) =>
      `Sorry, ${branch} cannot take your booking ${no} on ${when}. The branch wrote: ${text}`,
    zh_CN: ({ no, branch, when, text }) =>
      `很抱歉，${branch} 无法接受您 ${when} 的预订 ${no}。分店留言：${text}`,
  },
};

const THE_BRANCH: Readonly<Record<Language, string>> = { en: 'the branch', zh_CN: '分店' };

/** Returns the in-app message of an event, with the time in the company's time zone. */
export function reservationMessage(news: ReservationNews, details: MessageDetails): TranslatedText {
  const { en, zh_CN } = sentenceOf(news, details.reject_reason);
  return { en: en(formatDetails(details, 'en')), zh_CN: zh_CN(formatDetails(details, 'zh_CN')) };
}

function sentenceOf(news: ReservationNews, reason: RejectReason | null): Sentence {
  return news === 'rejected' && reason !== null ? REASONS[reason] : SENTENCES[news];
}

/**
 * Returns the text message of an event, prefixed with the company's name. Omits the branch's phone
 * number and what the branch wrote, because carriers block texts with numbers and links; the
 * reservation page shows both.
 */
export function textMessage(
  news: ReservationNews,
  details: MessageDetails,
  language: Language,
): string {
  const company = inLanguage(details.company_name, language);
  const words = { ...formatDetails(details, language), phone: THE_BRANCH[language] };
  const reason = details.reject_reason === 'OTHER' ? null : details.reject_reason;
  const text = sentenceOf(news, reason)[language](words);
  return language === 'zh_CN' ? `【${company}】${text}` : `${company}: ${text}`;
}

function formatDetails(details: MessageDetails, language: Language): MessageWords {
  return {
    no: details.reservation_no,
    branch: inLanguage(details.branch_name, language),
    when: createFormat(language, details.time_zone).dateTime(details.starts_at),
    party: details.number_of_seats,
    phone: details.contact_no,
    text: details.reject_text ?? '',
  };
}

function guests(party: number): string {
  return party === 1 ? '1 guest' : `${party} guests`;
}
