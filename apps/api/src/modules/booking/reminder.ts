/**
 * Hours before a reservation at which its reminder is sent. A reservation made later than that gets
 * no reminder.
 */
export const REMINDER_HOURS = 2;
