import { networkInterfaces } from 'node:os';
import type { DemoSignIn, DemoStaffSignIn } from '../demo/demo-sign-ins.ts';
import type { Config } from '../platform/config/config.ts';
import type { Running } from './start.ts';

/** Formats the text printed after the start: URLs, data folder and demo sign-ins. */
export function greeting(
  config: Config,
  {
    port,
    company,
    setUpToken,
    demoSignIns,
    demoStaff,
  }: Pick<Running, 'port' | 'company' | 'setUpToken' | 'demoSignIns' | 'demoStaff'>,
): string {
  const rows: [string, string][] = [];
  if (setUpToken !== null) rows.push(['Set up', setUpAddress(config, port, setUpToken)]);
  if (company !== null) rows.push(['Restaurant', `http://${company}.localhost:${port}`]);
  rows.push([company === null ? 'Server' : '', `http://localhost:${port}`]);
  if (company !== null) rows.push(['Counter', `http://${company}.localhost:${port}/counter`]);
  const phone = phoneAddress(config.host);
  if (company !== null && phone !== null) rows.push(['On a phone', `http://${phone}:${port}`]);
  if (config.smsUrl === null && config.twilioAccountSid === null) {
    const seers = config.sandboxOpen ? 'everybody who reaches the server' : 'this machine only';
    rows.push(['Messages', `http://localhost:${port}/sandbox/sms  (codes in them: for ${seers})`]);
  }
  if (config.apiDocs) rows.push(['API', `http://localhost:${port}/api/docs`]);
  rows.push(['Data', config.databaseUrl === null ? config.dataDir : 'PostgreSQL, by DATABASE_URL']);
  rows.push(...signInRows(demoSignIns));
  rows.push(...staffRows(demoStaff));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(12)}${value}`);
  return ['', '  Claypot is open.', '', ...lines, '', '  Ctrl+C closes it.', ''].join('\n');
}

/** The token is in the fragment, which browsers do not send, so no log has it. */
function setUpAddress({ domain }: Config, port: number, token: string): string {
  const origin = domain === null ? `http://localhost:${port}` : `https://${domain}`;
  return `${origin}/counter/set-up#${token}`;
}

/** Returns this machine's network address if the server listens on all addresses, else null. */
function phoneAddress(host: string): string | null {
  if (host !== '0.0.0.0' && host !== '::') return null;
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

/** One row per person of the demo staff; the first one also shows their common password. */
function staffRows(staff: readonly DemoStaffSignIn[]): [string, string][] {
  return staff.map(({ phone, label, pin, password }, index): [string, string] => {
    const common = index === 0 ? `  (password of all: ${password})` : '';
    return [index === 0 ? 'Staff' : '', `${phone}  ${label.padEnd(8)} PIN ${pin}${common}`];
  });
}

/** One row per demo member; the first one also shows their common password. */
function signInRows(signIns: readonly DemoSignIn[]): [string, string][] {
  const [first] = signIns;
  if (first === undefined) return [];
  return [
    ['Sign in as', `${first.phone}  ${first.label}  (password of all: ${first.password})`],
    ...signIns.slice(1).map(({ phone, label }): [string, string] => ['', `${phone}  ${label}`]),
  ];
}
