import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Makes what was written through a file descriptor survive a power cut. */
export type Sync = (descriptor: number) => void;

/** What a call says of a file; `mode` where it sets one. */
interface Attributes {
  mode?: number;
}

/** As much of Emscripten's file system as is changed; `nfd` is the descriptor Node opened. */
interface NodeFsOperations {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: Attributes): void;
  };
  stream_ops: {
    setattr(stream: unknown, attributes: Attributes): void;
    fsync?: (stream: { nfd: number }) => number;
  };
}

/** All of a mode but what it gives to other accounts. */
const PRIVATE = ~0o077;

/**
 * A data folder on which PostgreSQL's `fsync` reaches the disk, and whose files are for their own
 * account alone. The stock file system ignores the one, which survives a killed process but not a
 * power cut, and gives new files to everybody whatever the umask. This leans on internals of the
 * pinned version of PGlite; `durable-fs.test.ts` and `open-pglite.test.ts` fail when they change.
 */
export class DurableFs extends NodeFS {
  readonly #sync: Sync;

  constructor(folder: string, sync: Sync = fdatasyncSync) {
    super(folder);
    this.#sync = sync;
  }

  override async init(
    ...[pglite, options]: Parameters<NodeFS['init']>
  ): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: unknown }) => {
        const operations = NODEFS as NodeFsOperations;
        operations.stream_ops.fsync = ({ nfd }) => {
          this.#sync(nfd);
          return 0;
        };
        keepModesPrivate(operations);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function keepModesPrivate({ node_ops, stream_ops }: NodeFsOperations): void {
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & PRIVATE, device);
  for (const operations of [node_ops, stream_ops]) {
    const { setattr } = operations;
    operations.setattr = (file: unknown, attributes: Attributes) =>
      setattr(
        file,
        attributes.mode === undefined
          ? attributes
          : { ...attributes, mode: attributes.mode & PRIVATE },
      );
  }
}
