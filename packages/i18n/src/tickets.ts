/** Texts of printed tickets. Only code that prints imports this entry. */
import { tickets as en } from './en/tickets.ts';
import type { Language } from './language.ts';
import type { TicketTexts } from './translation.ts';
import { tickets as zh_CN } from './zh_CN/tickets.ts';

export const TICKET_TEXTS: Readonly<Record<Language, TicketTexts>> = { en, zh_CN };
export type { Language, TicketTexts };
