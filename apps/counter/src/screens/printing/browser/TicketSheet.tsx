import type { PrintableTicket } from '@claypot/counter/printing';
import { formatPhone, languageTag } from '@claypot/i18n';
import { cx } from '@claypot/ui';
import type { Ref } from 'react';
import { SheetAmounts } from './SheetAmounts.tsx';
import { SheetLines } from './SheetLines.tsx';
import styles from './TicketSheet.module.css';
import { methodText, requestedText, type Wording, wordingOf } from './wording.ts';

interface TicketSheetProps {
  readonly ticket: PrintableTicket;
  readonly ref?: Ref<HTMLElement>;
}

/** A ticket on paper of 80 mm, with the content of a receipt printer. */
export function TicketSheet({ ticket, ref }: TicketSheetProps) {
  const wording = wordingOf(ticket);
  const { texts } = wording;
  return (
    <article ref={ref} lang={languageTag(ticket.language)} translate="no" className={styles.paper}>
      {ticket.isDuplicate && (
        <p className={cx(styles.centre, styles.large, styles.framed)}>{texts.duplicate}</p>
      )}
      {ticket.kind === 'kitchen' ? (
        <Kitchen ticket={ticket} wording={wording} />
      ) : (
        <Receipt ticket={ticket} wording={wording} />
      )}
    </article>
  );
}

interface PartProps {
  readonly ticket: PrintableTicket;
  readonly wording: Wording;
}

function Kitchen({ ticket, wording }: PartProps) {
  const { order } = ticket;
  const { texts, format } = wording;
  return (
    <>
      <p className={styles.centre}>{texts.kitchenTicket}</p>
      <h1 className={cx(styles.centre, styles.large)}>{order.number}</h1>
      <p className={cx(styles.centre, styles.large)}>{methodText(wording, order)}</p>
      <hr className={styles.rule} />
      <Field label={texts.requested} value={requestedText(wording, order)} isTall />
      {order.ready_by !== null && (
        <Field label={texts.readyBy} value={format.dateTime(at(order.ready_by))} isTall />
      )}
      <Field label={texts.ordered} value={format.dateTime(at(order.paid_at))} />
      <hr className={styles.rule} />
      <SheetLines ticket={ticket} wording={wording} />
      <hr className={styles.rule} />
      {order.remark !== null && (
        <p className={cx(styles.tall, styles.framed)}>{`${texts.remark}: ${order.remark}`}</p>
      )}
      <Delivery ticket={ticket} wording={wording} />
      <Field label={texts.items} value={format.count(ticket.count)} />
      <Field label={texts.printed} value={format.dateTime(ticket.printedAt)} />
    </>
  );
}

function Receipt({ ticket, wording }: PartProps) {
  const { order, paymentMethod } = ticket;
  const { texts, format } = wording;
  return (
    <>
      <p className={cx(styles.centre, styles.tall)}>{ticket.companyName}</p>
      {ticket.branchName !== null && <p className={styles.centre}>{ticket.branchName}</p>}
      {ticket.branchAddress !== '' && <p className={styles.centre}>{ticket.branchAddress}</p>}
      <hr className={styles.rule} />
      <p className={styles.centre}>{texts.receipt}</p>
      <h1 className={cx(styles.centre, styles.tall)}>{order.number}</h1>
      <Field label={texts.ordered} value={format.fullDateTime(at(order.paid_at))} />
      <Field label={methodText(wording, order)} value={requestedText(wording, order)} />
      <Delivery ticket={ticket} wording={wording} />
      {order.remark !== null && <Field label={texts.remark} value={order.remark} />}
      <hr className={styles.rule} />
      <SheetLines ticket={ticket} wording={wording} />
      <hr className={styles.rule} />
      <SheetAmounts ticket={ticket} wording={wording} />
      <hr className={styles.rule} />
      <Field
        label={texts.paidBy}
        value={paymentMethod === null ? texts.online : texts[paymentMethod]}
      />
      <Field label={texts.printed} value={format.fullDateTime(ticket.printedAt)} />
      <p className={styles.centre}>{texts.thanks}</p>
    </>
  );
}

/** Address of a delivery, and the customer's contacts. */
function Delivery({ ticket: { order }, wording: { texts } }: PartProps) {
  if (order.method !== 'delivery') return null;
  const { rider_name, rider_phone } = order.delivery ?? { rider_name: null, rider_phone: null };
  const customer = contactText(order.customer_name, order.customer_phone);
  const rider = contactText(rider_name, rider_phone);
  return (
    <>
      {customer !== null && <Field label={texts.customer} value={customer} />}
      {order.address !== null && <Field label={texts.address} value={order.address} />}
      {rider !== null && <Field label={texts.rider} value={rider} />}
    </>
  );
}

function contactText(name: string | null, phone: string | null): string | null {
  const parts = [name, phone === null ? null : formatPhone(phone)].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly isTall?: boolean;
}

function Field({ label, value, isTall = false }: FieldProps) {
  return <p className={cx(isTall && styles.tall)}>{`${label}: ${value}`}</p>;
}

function at(time: string): Temporal.Instant {
  return Temporal.Instant.from(time);
}
