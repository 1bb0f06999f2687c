/** Saves a picture of the page under a name and returns the path of the file. */
export type Shoot = (name: string) => Promise<string>;
