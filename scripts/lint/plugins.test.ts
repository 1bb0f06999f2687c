import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../lib/run.ts';

/** Lines of source that a rule rejects, and similar ones that it accepts. */
interface Rule {
  readonly extension: 'css' | 'tsx';
  readonly rejected: readonly string[];
  readonly accepted: readonly string[];
}

const RULES: Readonly<Record<string, Rule>> = {
  'time-zones': {
    extension: 'tsx',
    rejected: [
      "const zone = 'Asia/Kuala_Lumpur';",
      'const zone = `Pacific/Auckland`;',
      "const format = createFormat(language, 'America/St_Johns');",
      "const offset = '+08:00';",
      "const noon = '2026-11-21T12:00:00+08:00';",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a template.
      'const noon = `${day}T12:00:00+08:00`;',
      "const zone = company?.time_zone ?? 'UTC';",
    ],
    accepted: [
      "const hint = 'must be a zone, such as Asia/Kuala_Lumpur';",
      "const noon = '2026-11-21T04:00:00Z';",
      "const days = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' });",
      "const at = moment.toZonedDateTimeISO(company.time_zone); // not 'Asia/Kuala_Lumpur'",
    ],
  },
  'live-regions': {
    extension: 'tsx',
    rejected: [
      'const a = <p role="status">{text}</p>;',
      "const a = <p role={'alert'}>{text}</p>;",
      "const props = { role: 'log' };",
      'const a = <div aria-live="polite">{text}</div>;',
      "region.ariaLive = 'assertive';",
      "const props = { 'aria-live': 'polite' };",
      'const a = <output>{total}</output>;',
    ],
    accepted: [
      'const status = order.status; // No role="status" of its own, no <output>',
      'const a = <dialog role="dialog" aria-labelledby={id}>{output}</dialog>;',
    ],
  },
  'composite-widgets': {
    extension: 'tsx',
    rejected: [
      'const a = <div role="tablist">{tabs}</div>;',
      "const a = <button role={'tab'} />;",
      'const a = <div role={`radiogroup`} />;',
      "const props = { role: 'listbox' };",
      "const props = { 'role': 'combobox' };",
      'const a = <ul role="menu" />;',
      'const a = <div role="slider" />;',
      'const a = <input role="spinbutton" />;',
      'const a = <div role="gridcell" />;',
      'const a = <li role="treeitem" />;',
      'const a = <button role="switch" />;',
      'const a = <div role="toolbar" />;',
    ],
    accepted: [
      'const a = <img role="presentation" alt="" />;',
      'const a = <section role="region" aria-label="tab, menu and switch" />;',
      "const page = { screen: 'menu', role: 'table' };",
      'const a = <input type="radio" />; // not role="radio"',
      'const a = <Tabs items={tabs} />;',
    ],
  },
  'own-colours': {
    extension: 'css',
    rejected: [
      '.a { color: #fff; }',
      '.a { background: rgb(0 0 0 / 0.5); }',
      '.a { border: 1px solid white; }',
      '.a { fill: light-dark(var(--x), var(--y)); }',
      '.a { --own: #123456; }',
      '@media (prefers-color-scheme: dark) { .a { margin: 0; } }',
    ],
    accepted: [
      '.white { color: var(--color-text); /* not #fff */ }',
      '#add { white-space: nowrap; background: transparent; }',
      '.a { background: color-mix(in srgb, var(--color-text) 20%, transparent); }',
    ],
  },
  'drawn-colours': {
    extension: 'tsx',
    rejected: ['const a = <path fill="#d4321a" />;', "const style = { color: 'rgb(0 0 0)' };"],
    accepted: ['const a = <use href="#pot" aria-label="A white plate, rgb" />;'],
  },
  'object-spread': {
    extension: 'tsx',
    rejected: ['const all = { ...{ id, name }, price };', 'call({ ...{ id } });'],
    accepted: [
      'const all = { ...dish, price };',
      'const all = { id, ...(price && { price }) };',
      'const all = [...[id, name]];',
    ],
  },
  'shown-texts': {
    extension: 'tsx',
    rejected: [
      "await expect(page.getByText(t('checkout:emptyTitle'))).toBeVisible();",
      "const total = guest.page.getByText('RM 29.90', { exact: true }).first();",
    ],
    accepted: [
      "await expect(shown(page, t('checkout:emptyTitle'))).toBeVisible();",
      "await expect(page.getByRole('main').getByText('RM 29.90')).toBeVisible();",
      "const fee = courier.getByText('RM 5.00'); // not page.getByText('RM 5.00')",
    ],
  },
  browser: {
    extension: 'tsx',
    rejected: [
      "import { useState } from 'react';",
      "import('react-dom');",
      'window.alert(1);',
      'const title = document.title;',
      'const language = navigator.language;',
      "const kept = localStorage.getItem('cart');",
      'sessionStorage.clear();',
      'window.name = text;',
      '/* Here. */ document.close();',
    ],
    accepted: ["import { setup } from 'xstate';", "import 'node:fs';", '// window.alert(1)'],
  },
  'global-object': {
    extension: 'tsx',
    rejected: ['const world = globalThis;', 'const { crypto } = globalThis;'],
    accepted: ["const name = 'globalThis';", 'const global = { globalThis: 1 };'],
  },
  outside: {
    extension: 'tsx',
    rejected: [
      "import { readFile } from 'node:fs';",
      "import { Button } from '@claypot/ui';",
      'process.exitCode = 1;',
      '/* Chance. */ Math.random();',
      "const { openDb } = await import('pg');",
      'const id = Math.random();',
      'const now = Date.now();',
      'const now = new Date();',
      'const now = new Date(0);',
      "const then = Date.parse('2026-11-21');",
      'const start = Date.UTC(2026, 10, 21);',
      'const now = Temporal.Now.instant();',
      'await fetch(url);',
      'const id = crypto.randomUUID();',
      'const home = process.env.HOME;',
    ],
    accepted: [
      '/** Never call Date.now() here. */ const total = Math.round(3 / 2);',
      'const prefetch = (id: string) => api.prefetch(id); // Math.random is given from outside',
      "import { setup } from 'xstate';",
      'const random = settings.random; const now = clock.now(); const parsed = JSON.parse(text);',
    ],
  },
};

test.each(Object.entries(RULES))('%s', async (name, { extension, rejected, accepted }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const plugins = [resolve(import.meta.dirname, `${name}.grit`)];
    const linter = { rules: { preset: 'none' } };
    const config = { root: true, linter, plugins };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    const lines = [...rejected, ...accepted];
    lines.forEach((line, at) => {
      writeFileSync(join(folder, `${at}.${extension}`), `${line}\n`);
    });
    const options = ['--reporter=github', '--max-diagnostics=none', `--config-path=${folder}`];
    const { output } = await run('biome', ['lint', ...options, folder]);
    const found = [...output.matchAll(/file=[^,]*?(\d+)\.(?:css|tsx),/g)].map(([, at]) =>
      Number(at),
    );
    expect([...new Set(found)].sort((a, b) => a - b).map((at) => lines[at])).toEqual(rejected);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
