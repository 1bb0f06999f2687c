// Preloaded into a server: blocks connections and DNS lookups to other hosts and appends each host
// to the file in WATCHED. Also appends imported telemetry packages (Sentry, OpenTelemetry).
import { appendFileSync } from 'node:fs';
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);
const net = require('node:net');
const dns = require('node:dns');
const OWN = /^(127\.\d+\.\d+\.\d+|::1|::|0\.0\.0\.0|localhost|.*\.localhost)$/;

function isOutside(host) {
  if (typeof host !== 'string' || OWN.test(host)) return false;
  appendFileSync(process.env.WATCHED, `${host}\n`);
  return true;
}

function hostOf(given) {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  return typeof first === 'object' && first !== null ? first.host : second;
}

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function watched(...given) {
  if (!isOutside(hostOf(given))) return connect.apply(this, given);
  process.nextTick(() => this.destroy(new Error('Nothing goes out')));
  return this;
};
const { lookup } = dns;
dns.lookup = (host, ...rest) => {
  if (!isOutside(host)) return lookup(host, ...rest);
  process.nextTick(rest.at(-1), new Error('Nothing is looked up'));
};
const asked = dns.promises.lookup;
dns.promises.lookup = (host, ...rest) =>
  isOutside(host) ? Promise.reject(new Error('Nothing is looked up')) : asked(host, ...rest);
syncBuiltinESMExports();

registerHooks({
  resolve(specifier, context, next) {
    if (/^@(sentry|opentelemetry)\//.test(specifier)) {
      appendFileSync(process.env.WATCHED, `${specifier}\n`);
    }
    return next(specifier, context);
  },
});
