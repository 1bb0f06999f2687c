/** Hours before a reservation at which its reminder is sent. Later reservations get no reminder. */
export const REMINDER_HOURS = 2;
