/** A line holds no more (the contract's bound); the specification names no upper limit. */
export const MOST_OF_ONE_LINE = 99;
