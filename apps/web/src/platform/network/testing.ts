/** A page of which the test writes the streams. */
export function streamPage() {
  const lines: {
    url: string;
    request: RequestInit | undefined;
    say(text: string): void;
    end(): void;
  }[] = [];
  const own = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const rejection = { status: 0 };
  const view = {
    fetch: (async (url: URL, request?: RequestInit) => {
      if (rejection.status !== 0) return new Response(null, { status: rejection.status });
      let control: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          control = given;
        },
      });
      request?.signal?.addEventListener('abort', () => control?.error(new Error('aborted')));
      const say = (text: string) => control?.enqueue(new TextEncoder().encode(text));
      lines.push({ url: String(url), request, say, end: () => control?.close() });
      return new Response(body);
    }) as typeof fetch,
    performance: { now: () => performance.now() },
    location: { origin: 'https://demo.example.my' },
    document: document as unknown as Document,
    setTimeout: ((work: () => void, after: number) =>
      Number(setTimeout(work, after))) as unknown as Window['setTimeout'],
    clearTimeout: (timer: number | undefined) => clearTimeout(timer),
    addEventListener: own.addEventListener.bind(own) as Window['addEventListener'],
    removeEventListener: own.removeEventListener.bind(own) as Window['removeEventListener'],
  };
  const look = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { view, lines, look, rejection, comeBack: () => own.dispatchEvent(new Event('pageshow')) };
}
