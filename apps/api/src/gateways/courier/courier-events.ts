/** Receives the events of a courier's webhooks. */
export interface CourierEvents {
  /**
   * Schedules a check of a trip after the courier has reported a change.
   * @param reference the delivery's id, which the courier stores as its reference.
   */
  checkTrip(reference: string, now: Temporal.Instant): Promise<void>;
}
