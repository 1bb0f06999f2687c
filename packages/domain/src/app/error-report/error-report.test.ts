import { expect, test } from 'vitest';
import { redactPersonalData } from './error-report.ts';

test('removes all fields that are not listed', () => {
  const event = {
    event_id: 'a'.repeat(32),
    timestamp: 1_795_000_000,
    platform: 'javascript',
    release: '0.1.0',
    environment: 'production',
    transaction: '/orders/ord_1?guest_id=2f1c7a2e',
    tags: { side: 'browser', phone: '+60123456789', request_id: 'c0ffee-1' },
    user: { id: 'mem_1', ip_address: '203.0.113.7' },
    request: { url: 'https://demo.example.my/?q=Mei', headers: { authorization: 'Bearer x' } },
    extra: { __serialized__: { name: 'Mei Ling' } },
    breadcrumbs: [{ message: 'typed Mei Ling' }],
    contexts: { device: { name: 'Mei’s phone' } },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no cart of "Mei Ling"',
          mechanism: { data: { name: 'Mei' } },
          stacktrace: {
            frames: [
              {
                filename: 'https://demo.example.my/assets/home-abc.js?x=Mei',
                function: 'render',
                lineno: 3,
                colno: 14,
                in_app: true,
                context_line: 'const name = "Mei Ling"',
                vars: { name: 'Mei Ling' },
              },
            ],
          },
        },
      ],
    },
  };
  expect(redactPersonalData(event)).toEqual({
    event_id: 'a'.repeat(32),
    timestamp: 1_795_000_000,
    platform: 'javascript',
    release: '0.1.0',
    environment: 'production',
    level: 'error',
    transaction: '/orders/ord_1',
    tags: { side: 'browser', request_id: 'c0ffee-1' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no cart of …',
          stacktrace: {
            frames: [
              {
                filename: 'app:///assets/home-abc.js',
                function: 'render',
                lineno: 3,
                colno: 14,
                in_app: true,
              },
            ],
          },
        },
      ],
    },
  });
});

test('reports server files by their path in the repository', () => {
  const frames = [
    { filename: 'file:///home/mei/claypot/apps/api/src/main.ts' },
    { filename: '/home/mei/claypot/node_modules/hono/dist/hono.js' },
    { filename: 'node:internal/process/task_queues' },
  ];
  const { exception } = redactPersonalData({ exception: { values: [{ stacktrace: { frames } }] } });
  expect(exception.values[0]?.stacktrace?.frames.map(({ filename }) => filename)).toEqual([
    'app:///apps/api/src/main.ts',
    'app:///node_modules/hono/dist/hono.js',
    'node:internal/process/task_queues',
  ]);
});

test('accepts an empty event', () => {
  expect(redactPersonalData({})).toEqual({ level: 'error', tags: {}, exception: { values: [] } });
});
