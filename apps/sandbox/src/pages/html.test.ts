import { describe, expect, it } from 'vitest';
import { SCRIPT_ADDRESS } from '../../test/requests.ts';
import { escapeText, html, withLinks } from './html.ts';

const HOSTILE = `<script>alert(1)</script>"'&`;
const ESCAPED = '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;';

describe('markup', () => {
  it('escapes every value that is no markup', () => {
    expect(escapeText(HOSTILE)).toBe(ESCAPED);
    expect(html`<p title="${HOSTILE}">${HOSTILE}</p>`.markup).toBe(`<p title="${ESCAPED}">${ESCAPED}</p>`);
  });

  it('puts in markup, lists of it and numbers, and leaves out nothing and false', () => {
    const list = [html`<i>1</i>`, html`<i>${2}</i>`];
    expect(html`${list}|${html`<b></b>`}|${null}${undefined}${false}|${0}|${''}`.markup).toBe(
      '<i>1</i><i>2</i>|<b></b>||0|',
    );
  });
});

describe('links in text', () => {
  it.each([
    [
      'see http://worker.localhost:8080/a?b=1&c=2.',
      'see <a href="http://worker.localhost:8080/a?b=1&amp;c=2" rel="noopener noreferrer">http://worker.localhost:8080/a?b=1&amp;c=2</a>.',
    ],
    [
      '(https://example.com)',
      '(<a href="https://example.com" rel="noopener noreferrer">https://example.com</a>)',
    ],
    [SCRIPT_ADDRESS, SCRIPT_ADDRESS],
    [
      'https://a.b/"onclick="x',
      '<a href="https://a.b/" rel="noopener noreferrer">https://a.b/</a>&quot;onclick=&quot;x',
    ],
    [HOSTILE, ESCAPED],
    ['', ''],
  ])('of %j', (text, markup) => {
    expect(withLinks(text).markup).toBe(markup);
  });
});
