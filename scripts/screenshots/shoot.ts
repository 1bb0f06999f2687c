/** Takes a named screenshot of the page. */
export type Shoot = (name: string) => Promise<void>;
