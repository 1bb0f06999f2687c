import { describe, expect, it } from 'vitest';
import { fillPage } from './fill-page.ts';

const PAGE =
  '<title>%%company.company_name%%</title><a href="%%company.company_website%%"></a><!--company-record-->';

/** Parses the record like a browser's script. */
function recordIn(html: string): unknown {
  const [, json] =
    /<script type="application\/json" id="company-record">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json ?? 'null');
}

describe('fillPage', () => {
  it('inserts the named fields and the whole record', () => {
    const company = { company_name: 'Ah Hock Claypot', company_website: null, sign_up_point: 100 };
    const html = fillPage(PAGE, company);
    expect(html).toContain('<title>Ah Hock Claypot</title><a href=""></a>');
    expect(recordIn(html)).toEqual(company);
  });

  it('escapes company data in elements and attributes', () => {
    const company = {
      company_name: `</title><script>alert("1")</script>'&`,
      company_address: '</script><!--\u2028\u2029 $& $1 %%text.company_tnc%%',
    };
    const html = fillPage(PAGE, company);
    expect(html).toContain(
      '&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;',
    );
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/[\u2028\u2029]/);
    expect(recordIn(html)).toEqual(company);
  });

  it('inserts nothing without a company or for an unknown field', () => {
    expect(fillPage(PAGE, null)).toBe('<title></title><a href=""></a>');
    expect(fillPage('%%company.toString%%%%company.missing%%', { company_name: 'x' })).toBe('');
  });

  it('inserts sanitised texts, with a table of contents when they are long', () => {
    const page =
      '%%long.company_tnc%%<nav>Contents</nav>%%/long%%<article>%%text.company_tnc%%</article><!--company-record-->';
    const short = fillPage(page, { company_tnc: '<p>18 or older<script>alert(1)</script></p>' });
    expect(short).toContain('<article><p>18 or older</p></article>');
    expect(short).not.toContain('Contents');
    expect(recordIn(short)).toEqual({});
    const long = fillPage(page, { company_tnc: '<h2>$&</h2>'.repeat(5) });
    expect(long).toMatch(/^<nav>Contents<\/nav><article><h2 id="section-1" tabindex="-1">\$&amp;/);
    expect(fillPage(page, null)).toBe('<article></article>');
  });

  it('removes the hydration marker when the company has no such text', () => {
    const page = '<div id="root" data-screen="tnc"><article>%%text.company_tnc%%</article></div>';
    expect(fillPage(page, { company_tnc: '<p>18</p>' })).toContain('<div id="root" data-screen');
    for (const company of [{ company_tnc: '<p> <script>1</script></p>' }, null]) {
      expect(fillPage(page, company)).toContain('<div id="root">');
    }
  });
});
