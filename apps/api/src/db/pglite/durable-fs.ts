import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Makes what was written through a file descriptor survive a power cut. */
export type Sync = (descriptor: number) => void;

/** The one operation Emscripten's file system lacks; `nfd` is the descriptor Node opened. */
interface Syncable {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/**
 * A data folder on which PostgreSQL's `fsync` reaches the disk. The stock file system ignores it,
 * which survives a killed process but not a power cut. This leans on internals of the pinned
 * version of PGlite; `durable-fs.test.ts` fails when they change.
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
        (NODEFS as Syncable).stream_ops.fsync = ({ nfd }) => {
          this.#sync(nfd);
          return 0;
        };
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
