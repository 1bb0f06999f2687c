/** Maximum quantity of a line, from the API contract; the specification has no limit. */
export const MOST_OF_ONE_LINE = 99;
