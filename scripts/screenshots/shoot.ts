/** Saves a screenshot of the page under a name. Returns the path of the file. */
export type Shoot = (name: string) => Promise<string>;
