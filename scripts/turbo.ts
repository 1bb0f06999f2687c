/** Runs Turbo for the commands of package.json: `node scripts/turbo.ts run build`. */
import { runTurbo } from './lib/turbo.ts';

process.exitCode = await runTurbo(process.argv.slice(2));
