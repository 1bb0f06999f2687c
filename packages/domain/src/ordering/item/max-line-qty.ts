/** Maximum quantity of a line, from the API contract; the specification has no limit. */
export const MAX_LINE_QTY = 99;
