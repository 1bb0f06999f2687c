import type { backOffice } from './en/counter/back-office.ts';
import type { backOfficeFields } from './en/counter/back-office-fields.ts';
import type { bookings } from './en/counter/bookings.ts';
import type { capacity } from './en/counter/capacity.ts';
import type { dayClose } from './en/counter/day-close.ts';
import type { texts as firstCounter } from './en/counter/first.ts';
import type { members } from './en/counter/members.ts';
import type { pay } from './en/counter/pay.ts';
import type { printing } from './en/counter/printing.ts';
import type { texts as restOfCounter } from './en/counter/rest.ts';
import type { sales } from './en/counter/sales.ts';
import type { setUp } from './en/counter/set-up.ts';
import type { texts as first } from './en/first.ts';
import type { kiosk } from './en/kiosk.ts';
import type { publicMenu } from './en/public-menu.ts';
import type { texts as rest } from './en/rest.ts';
import type { tickets } from './en/tickets.ts';

/**
 * Texts of another language for an English area: exactly the same keys. A language without singular
 * and plural (Chinese) omits the `_one` keys.
 */
export type Translation<English extends Record<string, string>> = {
  readonly [Key in keyof English as Key extends `${string}_one` ? never : Key]: string;
};

type Areas<English extends Record<string, Record<string, string>>> = {
  readonly [Area in keyof English]: Translation<English[Area]>;
};

/** Texts that a language must provide for each group of areas that is loaded together. */
export type FirstTexts = Areas<typeof first>;
export type RestOfTexts = Areas<typeof rest>;
export type KioskTexts = Translation<typeof kiosk>;
export type PublicMenuTexts = Translation<typeof publicMenu>;
export type FirstCounterTexts = Areas<typeof firstCounter>;
export type RestOfCounterTexts = Areas<typeof restOfCounter>;
export type CounterTexts = FirstCounterTexts & RestOfCounterTexts;
export type DayCloseTexts = Translation<typeof dayClose>;
export type BackOfficeTexts = Translation<typeof backOffice>;
export type BackOfficeFieldTexts = Translation<typeof backOfficeFields>;
export type BookingTexts = Translation<typeof bookings>;
export type CapacityTexts = Translation<typeof capacity>;
export type SetUpTexts = Translation<typeof setUp>;
export type MemberTexts = Translation<typeof members>;
export type SaleTexts = Translation<typeof sales>;
export type PayTexts = Translation<typeof pay>;
export type PrintingTexts = Translation<typeof printing>;
export type TicketTexts = Translation<typeof tickets>;

/** Complete language: every area of the English catalogue, translated. */
export type Catalogue = FirstTexts &
  RestOfTexts &
  CounterTexts & {
    readonly kiosk: KioskTexts;
    readonly publicMenu: PublicMenuTexts;
    readonly counterPrinting: PrintingTexts;
    readonly counterClose: DayCloseTexts;
    readonly counterBackOffice: BackOfficeTexts;
    readonly counterBackOfficeFields: BackOfficeFieldTexts;
    readonly counterBookings: BookingTexts;
    readonly counterCapacity: CapacityTexts;
    readonly counterSetUp: SetUpTexts;
    readonly counterMembers: MemberTexts;
    readonly counterSales: SaleTexts;
    readonly counterPay: PayTexts;
  };
