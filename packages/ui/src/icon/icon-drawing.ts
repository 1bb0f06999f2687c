/** An icon: its outlines on a 24 px grid, to be drawn with a 1.75 px round stroke. */
export type IconDrawing = readonly string[];
