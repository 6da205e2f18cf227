import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';

const config = await new HtmlValidate().getConfigFor('page.html');

/** The elements of a page. */
export const parsed = (html: string): HtmlElement => new Parser(config).parseHtml(html);
