import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig, VARIABLES } from './config.ts';

const SECRET = 'x'.repeat(32);
const FOLDERS = {
  current: '/srv/now',
  data: '/srv/claypot/data',
  web: '/srv/claypot/web',
  counter: '/srv/claypot/counter',
};

it('enables the demonstration when no variable is set', () => {
  expect(readConfig({}, FOLDERS)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    dataDir: '/srv/claypot/data',
    databaseDirectUrl: null,
    databaseUrl: null,
    preparedStatements: true,
    demo: true,
    defaultCompany: 'demo',
    domain: null,
    orderSimulator: true,
    paymentSecret: null,
    payments: 'sandbox',
    stripeSecretKey: null,
    stripeWebhookSecret: null,
    stripeUrl: null,
    courier: 'sandbox',
    lalamoveApiKey: null,
    lalamoveApiSecret: null,
    lalamoveService: null,
    lalamoveUrl: null,
    smsUrl: null,
    smsToken: null,
    twilioAccountSid: null,
    twilioAuthToken: null,
    twilioFrom: null,
    twilioUrl: null,
    smsPrefix: '',
    smsSiteLine: true,
    smsSandbox: null,
    googleMapsBrowserKey: null,
    googleMapsMapId: null,
    googleMapsServerKey: null,
    sentryDsn: null,
    sentrySampleRate: null,
    sentryEnvironment: null,
    otlpEndpoint: null,
    otlpHeaders: null,
    otelServiceName: null,
    otelTracesSamplerArg: null,
    trustedProxies: 0,
    rateLimitFactor: 1,
    renderLimit: true,
    retention: { cartDays: 30, codeDays: 1, guestDays: null, logDays: 30 },
    sandboxOpen: false,
    apiDocs: true,
    serviceWorker: true,
    webDir: '/srv/claypot/web',
    webDirNamed: false,
    counterDir: '/srv/claypot/counter',
  });
});

it('disables the demonstration by default when DATABASE_URL is set', () => {
  const production = { DATABASE_URL: 'postgres://db/claypot' };
  expect(readConfig(production, FOLDERS)).toMatchObject({
    databaseUrl: 'postgres://db/claypot',
    preparedStatements: true,
    demo: false,
    defaultCompany: null,
    orderSimulator: false,
  });
  const demoVariables = { ...production, DEFAULT_COMPANY: 'demo', ORDER_SIMULATOR: 'on' };
  expect(readConfig(demoVariables, FOLDERS)).toMatchObject({
    defaultCompany: 'demo',
    orderSimulator: true,
  });
});

it.each([
  [undefined, 0],
  ['off', 0],
  ['on', 1],
  ['1', 1],
  ['2', 2],
])('reads TRUST_PROXY %s as %i trusted proxies', (text, proxies) => {
  expect(readConfig({ TRUST_PROXY: text }, FOLDERS).trustedProxies).toBe(proxies);
});

it('reads every variable and treats an empty one as unset', () => {
  const all = {
    HOST: '::1',
    PORT: '0',
    DATA_DIR: '../elsewhere',
    DEMO: 'off',
    DEFAULT_COMPANY: 'nasi-2',
    DOMAIN: 'Nasi.example.my',
    ORDER_SIMULATOR: 'off',
    PAYMENT_SECRET: SECRET,
    TRUST_PROXY: 'on',
    RATE_LIMIT_FACTOR: '20',
    RENDER_LIMIT: 'off',
    KEEP_GUESTS_DAYS: '365',
    KEEP_CARTS_DAYS: '14',
    KEEP_CODES_DAYS: '2',
    KEEP_LOGS_DAYS: '7',
    SANDBOX_OPEN: 'on',
    API_DOCS: 'off',
    SERVICE_WORKER: 'off',
    PREPARED_STATEMENTS: 'off',
    WEB_DIR: 'ours',
    DATABASE_DIRECT_URL: 'postgres://u:p@db:5432/claypot',
    DATABASE_URL: '',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_1234567890',
    STRIPE_WEBHOOK_SECRET: 'whsec_1234567890123456',
    STRIPE_URL: 'http://127.0.0.1:12111',
    COURIER: 'lalamove',
    LALAMOVE_API_KEY: 'pk_test_12345678',
    LALAMOVE_API_SECRET: 'sk_test_12345678',
    LALAMOVE_SERVICE: 'CAR',
    LALAMOVE_URL: 'http://localhost:12112',
    SMS_URL: 'https://sms.example.my/x',
    SMS_TOKEN: 'secret',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'f'.repeat(32),
    TWILIO_FROM: 'Claypot',
    TWILIO_URL: 'http://[::1]:12113',
    SMS_PREFIX: 'RM0',
    SMS_SITE_LINE: 'off',
    SMS_SANDBOX: 'off',
    GOOGLE_MAPS_BROWSER_KEY: 'AIza-of-the-browser-000',
    GOOGLE_MAPS_MAP_ID: '8e0a97af9386fef',
    GOOGLE_MAPS_SERVER_KEY: 'AIza-of-the-server_0000',
    SENTRY_DSN: 'https://key@errors.example.my/7',
    SENTRY_SAMPLE_RATE: '.25',
    SENTRY_ENVIRONMENT: 'staging',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b=,x-tenant=claypot',
    OTEL_SERVICE_NAME: 'claypot-2',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  };
  expect(readConfig(all, FOLDERS)).toEqual({
    host: '::1',
    port: 0,
    dataDir: '/srv/elsewhere',
    demo: false,
    defaultCompany: 'nasi-2',
    domain: 'nasi.example.my',
    orderSimulator: false,
    paymentSecret: SECRET,
    trustedProxies: 1,
    rateLimitFactor: 20,
    renderLimit: false,
    retention: { cartDays: 14, codeDays: 2, guestDays: 365, logDays: 7 },
    sandboxOpen: true,
    apiDocs: false,
    serviceWorker: false,
    preparedStatements: false,
    webDir: '/srv/now/ours',
    webDirNamed: true,
    counterDir: '/srv/claypot/counter',
    databaseDirectUrl: 'postgres://u:p@db:5432/claypot',
    databaseUrl: null,
    payments: 'stripe',
    stripeSecretKey: 'sk_test_1234567890',
    stripeWebhookSecret: 'whsec_1234567890123456',
    stripeUrl: 'http://127.0.0.1:12111',
    courier: 'lalamove',
    lalamoveApiKey: 'pk_test_12345678',
    lalamoveApiSecret: 'sk_test_12345678',
    lalamoveService: 'CAR',
    lalamoveUrl: 'http://localhost:12112',
    smsUrl: 'https://sms.example.my/x',
    smsToken: 'secret',
    twilioAccountSid: `AC${'0'.repeat(32)}`,
    twilioAuthToken: 'f'.repeat(32),
    twilioFrom: 'Claypot',
    twilioUrl: 'http://[::1]:12113',
    smsPrefix: 'RM0 ',
    smsSiteLine: false,
    smsSandbox: false,
    googleMapsBrowserKey: 'AIza-of-the-browser-000',
    googleMapsMapId: '8e0a97af9386fef',
    googleMapsServerKey: 'AIza-of-the-server_0000',
    sentryDsn: 'https://key@errors.example.my/7',
    sentrySampleRate: 0.25,
    sentryEnvironment: 'staging',
    otlpEndpoint: 'http://collector:4318/',
    otlpHeaders: { 'x-key': 'a b=', 'x-tenant': 'claypot' },
    otelServiceName: 'claypot-2',
    otelTracesSamplerArg: 0.05,
  });
});

it('serves the API docs with DATABASE_URL only when API_DOCS is on', () => {
  const server = { DATABASE_URL: 'postgres://db/claypot' };
  const { apiDocs } = readConfig(server, FOLDERS);
  expect(apiDocs).toBe(false);
  expect(readConfig({ ...server, API_DOCS: 'on' }, FOLDERS).apiDocs).toBe(true);
});

const INVALID: readonly [Environment, RegExp][] = [
  [{ PORT: 'http' }, /^PORT "http" cannot be used: it takes a whole number from 0 to 65535\.$/],
  [{ PORT: '70000' }, /^PORT "70000" /],
  [{ PORT: '-1' }, /^PORT "-1" /],
  [{ HOST: 'no such host' }, /^HOST "no such host" /],
  [{ DATABASE_URL: 'mysql://secret@db' }, /^DATABASE_URL cannot be used: it takes an address like/],
  [{ PAYMENT_SECRET: 'short' }, /^PAYMENT_SECRET cannot be used: it needs at least 32/],
  [{ DEFAULT_COMPANY: 'De Mo' }, /^DEFAULT_COMPANY "De Mo" /],
  [{ DOMAIN: 'https://nasi.my' }, /^DOMAIN "https:\/\/nasi.my" /],
  [{ DEMO: 'no' }, /^DEMO "no" cannot be used: it takes "on" or "off"\.$/],
  [{ ORDER_SIMULATOR: 'yes' }, /^ORDER_SIMULATOR "yes" cannot be used: it takes "on" or "off"\.$/],
  [{ TRUST_PROXY: '0' }, /^TRUST_PROXY "0" /],
  [{ TRUST_PROXY: '10' }, /^TRUST_PROXY "10" /],
  [
    { RATE_LIMIT_FACTOR: '0' },
    /^RATE_LIMIT_FACTOR "0" cannot be used: it takes a whole number from 1/,
  ],
  [
    { KEEP_GUESTS_DAYS: '7' },
    /^KEEP_GUESTS_DAYS "7" cannot be used: it takes a whole number of days, from 30 to 3650\.$/,
  ],
  [{ KEEP_GUESTS_DAYS: 'ever' }, /^KEEP_GUESTS_DAYS "ever" /],
  [
    { KEEP_CARTS_DAYS: '0' },
    /^KEEP_CARTS_DAYS "0" cannot be used: it takes a whole number of days, from 1 to 3650\.$/,
  ],
  [{ KEEP_CODES_DAYS: '1.5' }, /^KEEP_CODES_DAYS "1.5" cannot/],
  [{ KEEP_LOGS_DAYS: '3651' }, /^KEEP_LOGS_DAYS "3651" cannot/],
  [{ SMS_URL: 'sms.example.my' }, /^SMS_URL "sms.example.my" cannot be used: it takes an address/],
  [{ SMS_TOKEN: 'a secret' }, /^SMS_TOKEN cannot be used: it takes letters/],
  [{ PAYMENTS: 'paypal' }, /^PAYMENTS "paypal" cannot be used: it takes "sandbox" or "stripe"\.$/],
  [
    { STRIPE_SECRET_KEY: 'pk_test_12345678' },
    /^STRIPE_SECRET_KEY cannot be used: it takes a secret/,
  ],
  [{ STRIPE_WEBHOOK_SECRET: 'secret' }, /^STRIPE_WEBHOOK_SECRET cannot be used: it takes the/],
  [{ STRIPE_URL: 'https://stripe.example.my' }, /^STRIPE_URL "\S+" cannot be used: it takes an/],
  [{ COURIER: 'pigeon' }, /^COURIER "pigeon" cannot be used: it takes "sandbox" or "lalamove"\.$/],
  [{ LALAMOVE_API_KEY: 'key' }, /^LALAMOVE_API_KEY cannot be used: it takes a key of Lalamove/],
  [{ LALAMOVE_API_SECRET: 'key' }, /^LALAMOVE_API_SECRET cannot be used: it takes a secret/],
  [
    { LALAMOVE_SERVICE: 'big car' },
    /^LALAMOVE_SERVICE "big car" cannot be used: it takes a vehicle/,
  ],
  [
    { LALAMOVE_URL: 'http://10.0.0.1:80' },
    /^LALAMOVE_URL "\S+" cannot be used: it takes an address/,
  ],
  [{ TWILIO_ACCOUNT_SID: 'AC1' }, /^TWILIO_ACCOUNT_SID "AC1" cannot be used: it takes an account/],
  [{ TWILIO_AUTH_TOKEN: 'secret' }, /^TWILIO_AUTH_TOKEN cannot be used: it takes the account/],
  [{ TWILIO_FROM: '0123456789' }, /^TWILIO_FROM "0123456789" cannot be used: it takes a messaging/],
  [
    { TWILIO_URL: 'https://api.twilio.com' },
    /^TWILIO_URL "\S+" cannot be used: it takes an address/,
  ],
  [{ SMS_PREFIX: '免费' }, /^SMS_PREFIX "免费" cannot be used: it takes 10 plain/],
  [{ SMS_SITE_LINE: 'no' }, /^SMS_SITE_LINE "no" cannot be used: it takes "on" or "off"/],
  [{ SMS_SANDBOX: 'yes' }, /^SMS_SANDBOX "yes" /],
  [{ GOOGLE_MAPS_BROWSER_KEY: 'short' }, /^GOOGLE_MAPS_BROWSER_KEY cannot be used: it takes a key/],
  [{ GOOGLE_MAPS_SERVER_KEY: 'has spaces in it, twenty' }, /^GOOGLE_MAPS_SERVER_KEY cannot/],
  [{ GOOGLE_MAPS_MAP_ID: 'a/b' }, /^GOOGLE_MAPS_MAP_ID "a\/b" /],
  [
    { SENTRY_DSN: 'http://key@errors.example.my/7' },
    /^SENTRY_DSN cannot be used: it takes the DSN/,
  ],
  [{ SENTRY_SAMPLE_RATE: '10%' }, /^SENTRY_SAMPLE_RATE "10%" cannot be used: it takes a share/],
  [{ SENTRY_SAMPLE_RATE: '.0' }, /^SENTRY_SAMPLE_RATE ".0" cannot be used: it takes a share/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT "\S+" cannot/],
  [
    { OTEL_EXPORTER_OTLP_HEADERS: 'secret' },
    /^OTEL_EXPORTER_OTLP_HEADERS cannot be used: it takes/,
  ],
  [{ OTEL_SERVICE_NAME: 'my pot' }, /^OTEL_SERVICE_NAME "my pot" cannot be used: it takes a name/],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG "2" cannot be used: it takes a/],
  [{ SENTRY_ENVIRONMENT: 'a b' }, /^SENTRY_ENVIRONMENT "a b" cannot be used: it takes a name/],
  [{ DATABASE_DIRECT_URL: 'secret@db' }, /^DATABASE_DIRECT_URL cannot be used: it takes an addr/],
  [{ PREPARED_STATEMENTS: 'no' }, /^PREPARED_STATEMENTS "no" cannot be used: it takes "on" or/],
  [{ SANDBOX_OPEN: 'yes' }, /^SANDBOX_OPEN "yes" cannot be used: it takes "on" or "off"\.$/],
  [{ API_DOCS: '1' }, /^API_DOCS "1" cannot be used: it takes "on" or "off"\.$/],
  [{ RENDER_LIMIT: 'none' }, /^RENDER_LIMIT "none" cannot be used: it takes "on" or "off"\.$/],
  [{ SERVICE_WORKER: 'false' }, /^SERVICE_WORKER "false" cannot be used: it takes "on" or/],
];

/**
 * The file system decides which folders are valid: `restrict-access.test.ts`, `web-dir.test.ts`.
 */
const FOLDER_NAMES = ['DATA_DIR', 'WEB_DIR'];

describe('each variable', () => {
  it.each(INVALID)('rejects %j with a readable message', (variables, sentence) => {
    expect(() => readConfig(variables, FOLDERS)).toThrow(sentence);
  });

  it('has an invalid value among these tests', () => {
    const tried = new Set(INVALID.flatMap(([variables]) => Object.keys(variables)));
    expect([...tried, ...FOLDER_NAMES].toSorted()).toEqual(VARIABLES.toSorted());
  });

  it('is listed once under Server in docs/reference/configuration.md', async () => {
    const file = join(import.meta.dirname, '../../../../../docs/reference/configuration.md');
    const sections = (await readFile(file, 'utf8')).split(/^## /m);
    const server = sections.find((section) => section.startsWith('Server\n')) ?? '';
    const cells = [...server.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)];
    const listed = cells.flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));
    expect(listed.toSorted()).toEqual(VARIABLES.toSorted());
  });
});

it('lists every invalid variable at once', () => {
  const parse = () => readConfig({ PORT: 'a', TRUST_PROXY: 'b' }, FOLDERS);
  expect(parse).toThrow(ConfigError);
  expect(parse).toThrow(/^PORT .*\nTRUST_PROXY /);
});
