import { createSdk } from '@claypot/sdk';
import customerContract from '@claypot/sdk/contract' with { type: 'json' };
import { createCounterSdk } from '@claypot/sdk/counter';
import counterContract from '@claypot/sdk/counter/contract' with { type: 'json' };
import type { SampleSource } from './examples-source.ts';

const baseUrl = 'https://demo.example/api';

/** Generated files in `src/generated`, with their contracts. */
export const SAMPLE_SOURCES: Readonly<Record<string, SampleSource>> = {
  'examples.ts': {
    contract: customerContract,
    imports: "import { cents, type OperationResult } from '@claypot/sdk';",
    createClient: (fetch) => createSdk({ baseUrl, fetch }),
  },
  'counter-examples.ts': {
    contract: counterContract,
    imports: [
      "import { cents } from '@claypot/sdk';",
      "import type { OperationResult } from '@claypot/sdk/counter';",
    ].join('\n'),
    createClient: (fetch) => createCounterSdk({ baseUrl, fetch }),
  },
};
