/** Takes what a courier's webhooks report. */
export interface CourierEvents {
  /**
   * Has a trip looked at again, as the courier says that it has moved.
   * @param reference the delivery's id, which the courier knows as its reference.
   */
  checkTrip(reference: string, now: Temporal.Instant): Promise<void>;
}
