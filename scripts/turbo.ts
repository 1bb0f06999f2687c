/** Turbo as the commands of package.json call it: `node scripts/turbo.ts run build`. */
import { runTurbo } from './lib/turbo.ts';

process.exitCode = await runTurbo(process.argv.slice(2));
