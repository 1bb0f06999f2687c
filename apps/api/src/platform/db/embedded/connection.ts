import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../../shared/free-port.ts';
import type { Account } from './account.ts';
import { CLUSTER_FOLDER } from './cluster-folder.ts';
import { isAlive, type Postmaster, readPostmaster } from './postmaster-file.ts';

/** Transport of connections: a Unix socket, or a loopback port with a password. */
export type Transport = 'socket' | 'loopback';

/** Superuser that owns everything in the cluster. */
export const USER = 'claypot';
/** File in the data folder with the password of the loopback connection. */
export const PASSWORD_FILE = 'database-password';

const DATABASE = 'postgres';
const PORT = 5432;
const SOCKET_PREFIX = 'claypot-';
/**
 * Maximum length of the temporary folder's path, in bytes, so that socket paths fit the system's
 * limit of 107 bytes. A longer one is replaced by `/tmp`.
 */
const LONGEST_FOLDER = 70;

/** Listening address of a server and the URL for clients. */
export interface Connection {
  readonly url: string;
  /** Folder of the socket; empty without one. */
  readonly socketFolder: string;
  /** PostgreSQL settings for this address. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Chooses the listening address of a server.
 * @param folder absolute path of the data folder.
 */
export async function chooseConnection(
  folder: string,
  transport: Transport,
  account: Account,
): Promise<Connection> {
  if (transport === 'loopback') {
    const port = await freePort();
    return {
      url: await urlOf(folder, { port, socketFolder: null }),
      socketFolder: '',
      settings: {
        listen_addresses: '127.0.0.1',
        port: String(port),
        unix_socket_directories: '',
      },
    };
  }
  const base = Buffer.byteLength(tmpdir()) > LONGEST_FOLDER ? '/tmp' : tmpdir();
  const socketFolder = await mkdtemp(join(base, SOCKET_PREFIX));
  account.takeOwnership(socketFolder);
  return {
    url: await urlOf(folder, { port: PORT, socketFolder }),
    socketFolder,
    settings: {
      listen_addresses: '',
      port: String(PORT),
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
    },
  };
}

/**
 * Finds the server that runs on the cluster of a data folder.
 * @returns its connection URL, or null if none accepts connections.
 */
export async function findRunning(folder: string): Promise<string | null> {
  const cluster = join(folder, CLUSTER_FOLDER);
  const postmaster = await readPostmaster(cluster);
  if (postmaster === null || !postmaster.isReady || !isAlive(postmaster, cluster)) return null;
  return urlOf(folder, postmaster);
}

/** Returns true for a folder created by {@link chooseConnection}. */
export function isSocketFolder(folder: string): boolean {
  return basename(folder).startsWith(SOCKET_PREFIX);
}

async function urlOf(
  folder: string,
  { port, socketFolder }: Pick<Postmaster, 'port' | 'socketFolder'>,
): Promise<string> {
  const url = new URL(`postgres://${USER}@127.0.0.1:${port}/${DATABASE}`);
  if (socketFolder !== null) url.searchParams.set('host', socketFolder);
  else url.password = await readFile(join(folder, PASSWORD_FILE), 'utf8');
  return url.href;
}
