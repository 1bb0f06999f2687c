import { resolve } from 'node:path';
import * as v from 'valibot';
import { type Retention, USUAL_RETENTION } from './retention.ts';

/** Server configuration, read from the environment. */
export interface Config {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Absolute path of the folder with the embedded database and its secrets. */
  dataDir: string;
  /** URL of a PostgreSQL server; null uses the embedded database. */
  databaseUrl: string | null;
  /**
   * Direct URL of the server if `databaseUrl` names a pooler, which does not forward notifications.
   */
  databaseDirectUrl: string | null;
  /** True to use prepared statements; false for a pooler that shares connections. */
  preparedStatements: boolean;
  /** True to import the demo restaurant into an empty embedded database. */
  demo: boolean;
  /** Subdomain of the company for hosts that name none. */
  defaultCompany: string | null;
  /** Domain of the companies' hosts. Other hosts are rejected; null accepts every host. */
  domain: string | null;
  /** Advances paid orders without a kitchen, for demonstrations. */
  orderSimulator: boolean;
  /**
   * Signs payment notifications; other keys are derived from it. Null creates one in the data
   * folder of the embedded database.
   */
  paymentSecret: string | null;
  payments: 'sandbox' | 'stripe';
  stripeSecretKey: string | null;
  stripeWebhookSecret: string | null;
  /** Stripe stub on this machine for rehearsals; null uses Stripe's own host. */
  stripeUrl: string | null;
  courier: 'sandbox' | 'lalamove';
  lalamoveApiKey: string | null;
  lalamoveApiSecret: string | null;
  /** Vehicle type in Lalamove's terms. */
  lalamoveService: string | null;
  /** Lalamove stub on this machine for rehearsals; null uses Lalamove's own host. */
  lalamoveUrl: string | null;
  /** HTTP gateway for text messages and its bearer token. */
  smsUrl: string | null;
  smsToken: string | null;
  /** Twilio account, as an alternative to the HTTP gateway. */
  twilioAccountSid: string | null;
  twilioAuthToken: string | null;
  twilioFrom: string | null;
  /** Twilio stub on this machine for rehearsals; null uses Twilio's own host. */
  twilioUrl: string | null;
  /** Carrier requirements for every text message; see `CarrierRules`. */
  smsPrefix: string;
  smsSiteLine: boolean;
  /**
   * Shows text messages on a sandbox page instead of sending them; null decides by the kind of
   * database.
   */
  smsSandbox: boolean | null;
  /** Browser key and map id of the app's map; both are public. */
  googleMapsBrowserKey: string | null;
  googleMapsMapId: string | null;
  /** Secret key for place search on the server. */
  googleMapsServerKey: string | null;
  /** Project at Sentry or a service with the same protocol. */
  sentryDsn: string | null;
  /** Share of failures reported to Sentry, from 0 to 1. */
  sentrySampleRate: number | null;
  sentryEnvironment: string | null;
  /** Endpoint for OpenTelemetry spans and metrics, by OTLP over HTTP. */
  otlpEndpoint: string | null;
  /** Additional HTTP headers for the collector, e.g. credentials. */
  otlpHeaders: Readonly<Record<string, string>> | null;
  otelServiceName: string | null;
  /** Share of requests that are traced, from 0 to 1. */
  otelTracesSamplerArg: number | null;
  /** Number of proxies in front of the server, which set trusted `X-Forwarded-…` headers. */
  trustedProxies: number;
  /**
   * Multiplier of the rate limits held in memory, and of the limits on unpaid orders and order
   * streams.
   */
  rateLimitFactor: number;
  /** False to render every page with its data, however long that takes. */
  renderLimit: boolean;
  /** Retention periods of personal data. */
  retention: Retention;
  /** True to show the sandbox pages to the whole network instead of this machine only. */
  sandboxOpen: boolean;
  /** Serves the contract at `/api/docs`. */
  apiDocs: boolean;
  /** True to install the service worker; false unregisters it on devices that have it. */
  serviceWorker: boolean;
  /** Folder of the built web app. */
  webDir: string;
  /** True if WEB_DIR is set, so that the folder must exist. */
  webDirNamed: boolean;
  /** Folder of the built staff app. */
  counterDir: string;
}

/** Invalid configuration: one sentence per problem, with its remedy. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const HOST_NAME = /^([a-z0-9.-]+|[0-9a-f:]+)$/i;
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const SUBDOMAIN = new RegExp(`^${LABEL}$`);
const DOMAIN = new RegExp(`^${LABEL}(\\.${LABEL})*$`);

const onOff = v.picklist(['on', 'off'], 'takes "on" or "off"');

/** Number of proxies in front of the server. */
const proxies = v.pipe(
  v.string(),
  v.regex(/^(on|off|[1-9])$/, 'takes "off", "on" for one proxy, or the number of proxies, 1 to 9'),
  v.transform((text) => (text === 'off' ? 0 : text === 'on' ? 1 : Number(text))),
);

/**
 * Address of a stub for rehearsals. Limited to this machine, because the server trusts its
 * responses.
 */
const ownMachine = v.pipe(
  v.string(),
  v.regex(
    /^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/,
    'takes an address on this machine, like http://127.0.0.1:12111',
  ),
);

/** Schema of a duration in days of 24 hours. */
function days(least: number) {
  const sentence = `takes a whole number of days, from ${least} to 3650`;
  return v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,3}$/, sentence),
    v.transform(Number),
    v.minValue(least, sentence),
    v.maxValue(3650, sentence),
  );
}

const databaseAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''),
    'takes an address like postgres://user:password@host:5432/database',
  ),
);

const googleKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{20,200}$/, 'takes a key of Google Maps: at least 20 letters, digits and dashes'),
);

const share = v.pipe(
  v.string(),
  v.regex(
    /^(0?\.(?=\d*[1-9])\d{1,6}|1(\.0+)?)$/,
    'takes a share, more than 0 and 1 at most, like 0.1',
  ),
  v.transform(Number),
);

const environment = v.object({
  HOST: v.optional(
    v.pipe(v.string(), v.regex(HOST_NAME, 'takes the name or address to listen on, like 0.0.0.0')),
  ),
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'takes a whole number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'takes a whole number from 0 to 65535'),
    ),
  ),
  DATA_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(databaseAddress),
  DATABASE_DIRECT_URL: v.optional(databaseAddress),
  PREPARED_STATEMENTS: v.optional(onOff),
  DEMO: v.optional(onOff),
  DEFAULT_COMPANY: v.optional(
    v.pipe(
      v.string(),
      v.regex(SUBDOMAIN, "takes a company's subdomain: small letters, digits and dashes"),
    ),
  ),
  DOMAIN: v.optional(
    v.pipe(
      v.string(),
      v.toLowerCase(),
      v.regex(DOMAIN, 'takes the name that companies’ hosts end with, like claypot.example.my'),
    ),
  ),
  ORDER_SIMULATOR: v.optional(onOff),
  PAYMENT_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'needs at least 32 random characters')),
  ),
  PAYMENTS: v.optional(v.picklist(['sandbox', 'stripe'], 'takes "sandbox" or "stripe"')),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(sk|rk)_(test|live)_\w{8,250}$/,
        'takes a secret or restricted key of Stripe, which begins with sk_ or rk_ and test_ or live_',
      ),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^whsec_[\w+/=]{16,250}$/,
        'takes the signing secret of the webhook endpoint, which begins with whsec_',
      ),
    ),
  ),
  STRIPE_URL: v.optional(ownMachine),
  COURIER: v.optional(v.picklist(['sandbox', 'lalamove'], 'takes "sandbox" or "lalamove"')),
  LALAMOVE_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^pk_(test|prod)_\w{8,100}$/,
        'takes a key of Lalamove, which begins with pk_test_ or pk_prod_',
      ),
    ),
  ),
  LALAMOVE_API_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^sk_(test|prod)_[\w+/=]{8,200}$/,
        'takes a secret of Lalamove, which begins with sk_test_ or sk_prod_',
      ),
    ),
  ),
  LALAMOVE_SERVICE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z0-9_]{2,40}$/, 'takes a vehicle of Lalamove, like MOTORCYCLE'),
    ),
  ),
  LALAMOVE_URL: v.optional(ownMachine),
  SMS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https:$|^http:$/.test(URL.parse(text)?.protocol ?? ''),
        'takes an address like https://sms.example.my/messages',
      ),
    ),
  ),
  SMS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'takes letters, digits and signs without spaces')),
  ),
  TWILIO_ACCOUNT_SID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^AC[0-9a-f]{32}$/, 'takes an account’s SID: AC and 32 digits from 0 to f'),
    ),
  ),
  TWILIO_AUTH_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{32}$/, 'takes the account’s token: 32 digits from 0 to f'),
    ),
  ),
  TWILIO_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(MG[0-9a-f]{32}|\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/,
        'takes a messaging service (MG…), a number like +60123456789, or a name of 11 letters and digits at most',
      ),
    ),
  ),
  TWILIO_URL: v.optional(ownMachine),
  SMS_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[ -~]{1,10}$/, 'takes 10 plain letters, digits and signs at most'),
    ),
  ),
  SMS_SITE_LINE: v.optional(onOff),
  SMS_SANDBOX: v.optional(onOff),
  GOOGLE_MAPS_BROWSER_KEY: v.optional(googleKey),
  GOOGLE_MAPS_MAP_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]{1,100}$/, 'takes a map id of Google Maps: letters, digits and dashes'),
    ),
  ),
  GOOGLE_MAPS_SERVER_KEY: v.optional(googleKey),
  SENTRY_DSN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(https:\/\/[\w-]+@[a-z0-9.-]+(:\d{1,5})?|http:\/\/[\w-]+@(127\.0\.0\.1|localhost|\[::1\]):\d{1,5})(\/[\w.-]+)*\/\d+$/,
        'takes the DSN of a project, like https://key@errors.example.my/1, by HTTPS unless it is on this machine',
      ),
    ),
  ),
  SENTRY_SAMPLE_RATE: v.optional(share),
  SENTRY_ENVIRONMENT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]{1,60}$/, 'takes a name of 60 letters, digits, dots and dashes at most'),
    ),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/(\[[0-9a-f:]+\]|[\w.-]+)(:\d{1,5})?(\/[\w.-]+)*\/?$/i,
        'takes an address like http://collector:4318, without /v1/traces',
      ),
    ),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        // Values are printable ASCII; `%` and `,` must be percent-encoded.
        /^[\w-]+=([\x20-\x24\x26-\x2b\x2d-\x7e]|%[2-7][0-9a-f])+(,[\w-]+=([\x20-\x24\x26-\x2b\x2d-\x7e]|%[2-7][0-9a-f])+)*$/i,
        'takes names and values, like x-api-key=secret,x-tenant=claypot',
      ),
      v.transform(readHeaders),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.-]{1,60}$/, 'takes a name of 60 letters, digits, dots and dashes at most'),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(share),
  TRUST_PROXY: v.optional(proxies, 'off'),
  SANDBOX_OPEN: v.optional(onOff),
  API_DOCS: v.optional(onOff),
  RATE_LIMIT_FACTOR: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, 'takes a whole number from 1 to 9999'),
      v.transform(Number),
    ),
  ),
  RENDER_LIMIT: v.optional(onOff),
  // Guest data must remain as long as an order can be refunded.
  KEEP_GUESTS_DAYS: v.optional(days(30)),
  KEEP_CARTS_DAYS: v.optional(days(1)),
  // At least a day, because codes are counted per day.
  KEEP_CODES_DAYS: v.optional(days(1)),
  KEEP_LOGS_DAYS: v.optional(days(1)),
  SERVICE_WORKER: v.optional(onOff),
  WEB_DIR: v.optional(v.string()),
});

/** Names of all environment variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.entries);

/** Parses comma-separated pairs with percent-encoded values. */
function readHeaders(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(',').map((each) => {
      const [name = '', ...value] = each.split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}

/** Error messages never quote the values of these variables. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PAYMENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'LALAMOVE_API_KEY',
  'LALAMOVE_API_SECRET',
  'SMS_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'GOOGLE_MAPS_BROWSER_KEY',
  'GOOGLE_MAPS_SERVER_KEY',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

/**
 * Reads the environment. Empty variables count as unset.
 * @param folders `current` resolves a relative `DATA_DIR` or `WEB_DIR`; `data` and `web` are the
 * defaults; `counter` is the built staff app.
 * @throws ConfigError that lists every problem.
 */
export function readConfig(
  variables: Environment,
  folders: { current: string; data: string; web: string; counter: string },
): Config {
  const settings = Object.fromEntries(Object.entries(variables).filter(([, text]) => text !== ''));
  const { success, output: read, issues } = v.safeParse(environment, settings);
  if (!success) throw new ConfigError(issues.map(toSentence));

  const databaseUrl = read.DATABASE_URL ?? null;
  const embedded = databaseUrl === null;
  return {
    host: read.HOST ?? '0.0.0.0',
    port: read.PORT ?? 8080,
    dataDir: resolve(folders.current, read.DATA_DIR ?? folders.data),
    databaseUrl,
    databaseDirectUrl: orNull(read.DATABASE_DIRECT_URL),
    preparedStatements: read.PREPARED_STATEMENTS !== 'off',
    demo: hasDemo(embedded, read.DEMO),
    defaultCompany: read.DEFAULT_COMPANY ?? (embedded ? 'demo' : null),
    domain: orNull(read.DOMAIN),
    orderSimulator: read.ORDER_SIMULATOR === undefined ? embedded : read.ORDER_SIMULATOR === 'on',
    paymentSecret: orNull(read.PAYMENT_SECRET),
    payments: read.PAYMENTS ?? 'sandbox',
    stripeSecretKey: orNull(read.STRIPE_SECRET_KEY),
    stripeWebhookSecret: orNull(read.STRIPE_WEBHOOK_SECRET),
    stripeUrl: orNull(read.STRIPE_URL),
    courier: read.COURIER ?? 'sandbox',
    lalamoveApiKey: orNull(read.LALAMOVE_API_KEY),
    lalamoveApiSecret: orNull(read.LALAMOVE_API_SECRET),
    lalamoveService: orNull(read.LALAMOVE_SERVICE),
    lalamoveUrl: orNull(read.LALAMOVE_URL),
    smsUrl: orNull(read.SMS_URL),
    smsToken: orNull(read.SMS_TOKEN),
    twilioAccountSid: orNull(read.TWILIO_ACCOUNT_SID),
    twilioAuthToken: orNull(read.TWILIO_AUTH_TOKEN),
    twilioFrom: orNull(read.TWILIO_FROM),
    twilioUrl: orNull(read.TWILIO_URL),
    smsPrefix: read.SMS_PREFIX === undefined ? '' : `${read.SMS_PREFIX.trim()} `,
    smsSiteLine: read.SMS_SITE_LINE !== 'off',
    smsSandbox: read.SMS_SANDBOX === undefined ? null : read.SMS_SANDBOX === 'on',
    googleMapsBrowserKey: orNull(read.GOOGLE_MAPS_BROWSER_KEY),
    googleMapsMapId: orNull(read.GOOGLE_MAPS_MAP_ID),
    googleMapsServerKey: orNull(read.GOOGLE_MAPS_SERVER_KEY),
    sentryDsn: orNull(read.SENTRY_DSN),
    sentrySampleRate: orNull(read.SENTRY_SAMPLE_RATE),
    sentryEnvironment: orNull(read.SENTRY_ENVIRONMENT),
    otlpEndpoint: orNull(read.OTEL_EXPORTER_OTLP_ENDPOINT),
    otlpHeaders: orNull(read.OTEL_EXPORTER_OTLP_HEADERS),
    otelServiceName: orNull(read.OTEL_SERVICE_NAME),
    otelTracesSamplerArg: orNull(read.OTEL_TRACES_SAMPLER_ARG),
    trustedProxies: read.TRUST_PROXY,
    sandboxOpen: read.SANDBOX_OPEN === 'on',
    apiDocs: read.API_DOCS === undefined ? embedded : read.API_DOCS === 'on',
    rateLimitFactor: read.RATE_LIMIT_FACTOR ?? 1,
    renderLimit: read.RENDER_LIMIT !== 'off',
    retention: retentionOf(read),
    serviceWorker: read.SERVICE_WORKER !== 'off',
    webDir: resolve(folders.current, read.WEB_DIR ?? folders.web),
    webDirNamed: read.WEB_DIR !== undefined,
    counterDir: folders.counter,
  };
}

function hasDemo(embedded: boolean, setting: 'on' | 'off' | undefined): boolean {
  return embedded && setting !== 'off';
}

function retentionOf(read: v.InferOutput<typeof environment>): Retention {
  return {
    cartDays: read.KEEP_CARTS_DAYS ?? USUAL_RETENTION.cartDays,
    codeDays: read.KEEP_CODES_DAYS ?? USUAL_RETENTION.codeDays,
    guestDays: read.KEEP_GUESTS_DAYS ?? USUAL_RETENTION.guestDays,
    logDays: read.KEEP_LOGS_DAYS ?? USUAL_RETENTION.logDays,
  };
}

function orNull<Value>(settings: Value | undefined): Value | null {
  return settings ?? null;
}

function toSentence(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'The environment';
  const quotedValue = SECRET.has(name) ? '' : ` "${String(issue.input)}"`;
  return `${name}${quotedValue} cannot be used: it ${issue.message}.`;
}
