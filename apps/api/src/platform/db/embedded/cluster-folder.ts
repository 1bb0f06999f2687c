/** Folder of PostgreSQL's cluster inside the data folder. */
export const CLUSTER_FOLDER = 'pgdata';
