/** How long before they come parties are reminded. Who books a table later than that knows of it. */
export const REMINDER_HOURS = 2;
