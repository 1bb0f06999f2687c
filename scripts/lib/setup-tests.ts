// Node 24 has no Temporal of its own yet.
import 'temporal-polyfill/global';
import fc from 'fast-check';

/** The same cases in every run. `SEED=7 npm test -- headless server` tries others. */
const seed = Number(process.env.SEED ?? 1);
if (!Number.isInteger(seed)) throw new Error(`SEED "${process.env.SEED}" is not a whole number`);
fc.configureGlobal({ seed });
