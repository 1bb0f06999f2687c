import { shareBranchNews } from '../../ports/branch-news/share-branch-news.ts';
import type { BranchNews } from '../../ports/ports.ts';

/** Delay before a reconnect, in ms; doubled after each failure. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Creates the live updates of branches for a process on Node.
 * @param send sends a request, as `fetch` does.
 */
export function createNodeBranchNews(
  server: string,
  send: (request: Request) => Promise<Response>,
): BranchNews {
  const after = (milliseconds: number, work: () => void) => {
    const timer = setTimeout(work, milliseconds);
    unref(timer);
    return () => clearTimeout(timer);
  };
  return shareBranchNews({
    now: () => performance.now(),
    after,
    connect(branchId, onEvent) {
      const controller = new AbortController();
      const { signal } = controller;
      const url = new URL(`/api/follow/branch/${encodeURIComponent(branchId)}`, server);
      let wait = FIRST_WAIT;
      const read = async () => {
        const { body, ok } = await send(new Request(url, { signal }));
        if (!ok || body === null) return;
        await readEvents(body, signal, (event, data) => {
          wait = FIRST_WAIT;
          onEvent(event, data);
        });
      };
      const open = async (): Promise<void> => {
        await read().catch(() => undefined);
        if (signal.aborted) return;
        after(wait, () => void open());
        wait = Math.min(wait * 2, LONGEST_WAIT);
      };
      void open();
      return { stop: () => controller.abort() };
    },
  });
}

/** Lets the process end before the timer. The types of this package have browsers' timers only. */
function unref(timer: unknown): void {
  const isOfNode = typeof timer === 'object' && timer !== null && 'unref' in timer;
  if (isOfNode && typeof timer.unref === 'function') timer.unref();
}

/** Reads server-sent events until the stream ends or the signal aborts. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEvent: (event: string, data: string) => void,
): Promise<void> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) onEvent(fieldOf(block, 'event'), fieldOf(block, 'data'));
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function fieldOf(block: string, name: string): string {
  const line = block.split('\n').find((each) => each.startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}
