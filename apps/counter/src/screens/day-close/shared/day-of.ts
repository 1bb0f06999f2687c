/** Returns a date of the contract. */
export function dayOf(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text);
}

/** Returns an instant of the contract. */
export function instantOf(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}
