import type { Language } from '@claypot/i18n/tickets';

/** A text in English, and in Chinese where there is one. */
export interface BilingualText {
  readonly en: string;
  readonly zh_CN?: string;
}

export interface TicketChoice {
  readonly option: BilingualText;
  readonly variation: BilingualText;
}

/** A dish, on its own or in a package. */
export interface TicketDish {
  readonly name: BilingualText;
  readonly qty: number;
  readonly choices: readonly TicketChoice[];
}

/** A dish, or a package with its dishes. */
export interface TicketLine extends TicketDish {
  /** Empty for a dish on its own. */
  readonly dishes: readonly TicketDish[];
  /** Price of all pieces, in cents. */
  readonly total: number;
  /** True if the branch could not make it. Kitchen tickets omit it, receipts mark it. */
  readonly isUnavailable: boolean;
}

/** Name and phone number of a person. */
export interface TicketContact {
  readonly name: string;
  readonly phone: string;
}

/** Instant or zoned date-time of Temporal. */
interface Moment {
  readonly epochMilliseconds: number;
}

/** What a kitchen ticket and a receipt have in common. */
export interface TicketOrder {
  readonly number: string;
  readonly method: 'delivery' | 'pickup' | 'dine-in';
  readonly paidAt: Moment;
  /** Null for as soon as possible. */
  readonly requestedAt: Moment | null;
  /** When the food has to be ready; null until the order is accepted. */
  readonly readyBy: Moment | null;
  readonly remark: string | null;
  readonly customer: TicketContact;
  /** Null for pickup. */
  readonly address: string | null;
  /** Null for pickup, and while no rider is known. */
  readonly rider: TicketContact | null;
  readonly lines: readonly TicketLine[];
}

/** Amounts of an order in cents. Discounts are positive. */
export interface TicketAmounts {
  readonly subtotal: number;
  readonly voucherDiscount: number;
  readonly tierDiscount: number;
  readonly pointDiscount: number;
  readonly serviceCharge: number;
  readonly deliveryFee: number;
  readonly tax: number;
  /** May be negative. */
  readonly rounding: number;
  readonly total: number;
}

export interface TicketBranch {
  readonly company: BilingualText;
  /** Number in the register of companies. */
  readonly registrationNo: string;
  /** Number for sales and service tax; null if the company is not registered. */
  readonly sstNo: string | null;
  readonly name: BilingualText;
  /** Lines of the address. */
  readonly address: readonly string[];
}

/** How a ticket is printed. */
export interface Printing {
  readonly language: Language;
  /** IANA time zone of the company. */
  readonly zone: string;
  readonly now: Moment;
  /** True for a reprint: the first print may have succeeded. */
  readonly isDuplicate: boolean;
}
