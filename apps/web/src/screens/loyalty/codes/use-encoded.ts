import { useEffect, useState } from 'react';

/** An encoded code, or the loading state of its encoder. */
export type Encoded<Code> =
  | { readonly status: 'loading' | 'failed'; readonly code: null }
  | { readonly status: 'ready'; readonly code: Code };

type Encoder<Code> = (text: string) => Code;

/** Encodes a text once the encoder is loaded; `retry` loads the encoder again after a failure. */
export function useEncoded<Code>(
  load: () => Promise<Encoder<Code>>,
  text: string,
): [Encoded<Code>, retry: () => void] {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly encode: Encoder<Code> } | null>(null);
  useEffect(() => {
    load().then(
      (encode) => setLoaded({ encode }),
      () => setFailed(tries + 1),
    );
  }, [load, tries]);
  const retry = () => setTries(failed);
  if (loaded !== null) return [{ status: 'ready', code: loaded.encode(text) }, retry];
  return [{ status: failed > tries ? 'failed' : 'loading', code: null }, retry];
}
