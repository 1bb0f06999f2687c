import type { Language } from '@claypot/domain/ports';
import type { BoardLine, LineDish, Session, Ticket, TicketAmounts } from '@claypot/sdk/counter';
import type { TicketPrint } from '../views.ts';

/** A text in the language of the ticket, then in the other one if it differs. */
export type Names = readonly string[];

export interface PrintableDish {
  /** Unique in the ticket. */
  readonly id: string;
  readonly names: Names;
  readonly qty: number;
  /** For example `Size: Large`. */
  readonly choices: readonly Names[];
}

/** A dish, or a package with its dishes. */
export interface PrintableLine extends PrintableDish {
  readonly dishes: readonly PrintableDish[];
  /** Price of all pieces, in cents. */
  readonly total: number;
  /** True if the branch could not make it; on receipts only. */
  readonly isUnavailable: boolean;
}

/** Content of a ticket that a browser prints. */
export interface PrintableTicket {
  readonly kind: TicketPrint['kind'];
  /** Language of the headings. */
  readonly language: Language;
  /** IANA zone of the company. */
  readonly timeZone: string;
  readonly companyName: string;
  /** Null if the person does not work in the branch. */
  readonly branchName: string | null;
  /** On one line. Empty if it is not known. */
  readonly branchAddress: string;
  readonly order: Ticket['order'];
  /** The kitchen's ticket has no unavailable lines. */
  readonly lines: readonly PrintableLine[];
  /** Number of pieces. */
  readonly count: number;
  readonly amounts: TicketAmounts;
  /** Amount of all refunds in cents, without failed ones. */
  readonly refunded: number;
  readonly paymentMethod: Ticket['payment_method'];
  readonly printedAt: Temporal.Instant;
  /** True if this device has printed the same ticket before. */
  readonly isDuplicate: boolean;
}

/** A ticket to be printed, and its branch. */
export interface PrintableInput extends TicketPrint {
  readonly branch_id: string;
}

/** Data of the server for a ticket. */
export interface TicketSources {
  readonly session: Session;
  readonly language: Language;
  /** The ticket in `language`, and in the other one. */
  readonly own: Ticket;
  readonly other: Ticket;
}

/** Returns the content of a ticket. Kitchen tickets name dishes in both languages. */
export function printableTicket(
  { branch_id, kind }: PrintableInput,
  { language, other, own, session }: TicketSources,
): Omit<PrintableTicket, 'printedAt' | 'isDuplicate'> {
  const isKitchen = kind === 'kitchen';
  const translated = new Map(other.order.lines.map((line) => [line.id, line]));
  const lines = own.order.lines
    .filter(({ is_unavailable }) => !(isKitchen && is_unavailable))
    .map((line) => lineOf(line, isKitchen ? translated.get(line.id) : undefined));
  return {
    kind,
    language,
    timeZone: session.time_zone,
    companyName: session.company_name,
    branchName: branchNameIn(session, branch_id),
    branchAddress: own.branch_address,
    order: own.order,
    lines,
    count: lines.reduce((sum, { qty }) => sum + qty, 0),
    amounts: own.amounts,
    refunded: refundedAmount(own.refunds),
    paymentMethod: own.payment_method,
  };
}

function refundedAmount({ list }: Ticket['refunds']): number {
  return list.reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0);
}

function branchNameIn({ device, person }: Session, id: string): string | null {
  const branches = [...(device === null ? [] : [device.branch]), ...(person?.branches ?? [])];
  return branches.find((branch) => branch.id === id)?.branch_name ?? null;
}

function lineOf(line: BoardLine, other: BoardLine | undefined): PrintableLine {
  return {
    ...dishOf(line.id, line, other),
    dishes: line.dishes.map((dish, index) =>
      dishOf(`${line.id} ${index}`, dish, other?.dishes[index]),
    ),
    total: line.line_total,
    isUnavailable: line.is_unavailable,
  };
}

type Dish = Pick<LineDish, 'name' | 'qty' | 'choices'>;

function dishOf(id: string, { choices, name, qty }: Dish, other: Dish | undefined): PrintableDish {
  return {
    id,
    names: both(name, other?.name),
    qty,
    choices: choices.map((choice, index) =>
      both(choiceText(choice), choiceText(other?.choices[index] ?? choice)),
    ),
  };
}

function choiceText({ option_name, variation_name }: Dish['choices'][number]): string {
  return `${option_name}: ${variation_name}`;
}

function both(first: string, second: string | undefined): Names {
  return second === undefined || second === first ? [first] : [first, second];
}
