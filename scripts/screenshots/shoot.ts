/** Takes a picture of the page as it stands, under a name. */
export type Shoot = (name: string) => Promise<void>;
