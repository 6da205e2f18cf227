import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';

const config = await new HtmlValidate().getConfigFor('page.html');
const known = new Map<string, HtmlElement>();

/** The elements of a page. Tests only read them, so the cache parses each page once. */
export function parsed(html: string): HtmlElement {
  const page = known.get(html) ?? new Parser(config).parseHtml(html);
  known.set(html, page);
  return page;
}
