/** Tickets that the smallest phones show without scrolling. Their pictures are of equal rank. */
const FIRST_TICKETS = 4;

/** Returns true for the tickets of a list that a phone shows first: their pictures load at once. */
export function isFirstTicket(index: number): boolean {
  return index < FIRST_TICKETS;
}
