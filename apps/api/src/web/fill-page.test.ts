import { describe, expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const PAGE =
  '<title>%%company.company_name%%</title><a href="%%company.company_website%%"></a><!--company-record-->';

/** What a browser's script would read back. */
function recordIn(html: string): unknown {
  const [, json] =
    /<script type="application\/json" id="company-record">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json ?? 'null');
}

describe('a page', () => {
  it('gets the fields it names and the whole record', () => {
    const company = { company_name: 'Ah Hock Claypot', company_website: null, sign_up_point: 100 };
    const html = fillPage(PAGE, company);
    expect(html).toContain('<title>Ah Hock Claypot</title><a href=""></a>');
    expect(recordIn(html)).toEqual(company);
  });

  it('lets no company end an element or an attribute', () => {
    const company = {
      company_name: `</title><script>alert("1")</script>'&`,
      company_tnc: '</script><!--\u2028\u2029 $& $1',
    };
    const html = fillPage(PAGE, company);
    expect(html).toContain(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;',
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/[\u2028\u2029]/);
    expect(recordIn(html)).toEqual(company);
  });

  it('stays empty where there is no company, or no such field', () => {
    expect(fillPage(PAGE, null)).toBe('<title></title><a href=""></a>');
    expect(fillPage('%%company.toString%%%%company.missing%%', { company_name: 'x' })).toBe('');
  });
});
