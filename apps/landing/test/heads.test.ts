import { describe, expect, it } from 'vitest';
import { languages, spoken } from '../src/site/languages.ts';
import { sentPages } from './filled-pages.ts';
import { parsed } from './parsed.ts';
import { usual } from './sample-blanks.ts';

const TITLE_MAXIMUM = 70;
const DESCRIPTION = { minimum: 50, maximum: 160 };

/** The kind of values in the blanks of a page. */
const kindOf = (name: string) => name.split(', ').at(-1);

describe.each(sentPages)('$name', ({ name, html, page, language, address, origin }) => {
  const root = parsed(html);
  const all = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttributeValue(attribute));

  it('says what it is: one heading of the first rank, its language, a title and a description', () => {
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(all('html', 'lang')).toEqual([spoken[language]]);
    const titles = root.querySelectorAll('title').map(({ textContent }) => textContent);
    expect(titles).toHaveLength(1);
    expect(all('meta[name="description"]', 'content')).toHaveLength(1);
  });

  it('uses each id once', () => {
    const ids = all('[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('tells search engines where it stands and where its translations do, or to leave it out', () => {
    const listed = page.unlisted !== true;
    expect(all('meta[name="robots"]', 'content')).toEqual(listed ? [] : ['noindex']);
    expect(all('link[rel="canonical"]', 'href')).toEqual(listed ? [origin + address] : []);
    const alternates = root
      .querySelectorAll('link[rel="alternate"]')
      .map((link) => [link.getAttributeValue('hreflang'), link.getAttributeValue('href')]);
    const same = sentPages.filter((other) => other.page === page && kindOf(other.name) === kindOf(name));
    const addressOf = (wanted: string) => same.find((other) => other.language === wanted)?.address;
    const translations = languages.map((other) => [spoken[other], `${origin}${addressOf(other)}`]);
    const expected = [...translations, ['x-default', `${origin}${addressOf('en')}`]];
    expect(alternates).toEqual(listed ? expected : []);
  });
});

it.each(sentPages.filter(({ name }) => name.startsWith('worker-profile-') && !name.includes('hidden')))(
  '$name: is told of with the picture in its own language',
  ({ html, origin, address }) => {
    const picture = parsed(html).querySelector('meta[property="og:image"]')?.getAttributeValue('content');
    expect(picture).toBe(`${origin}${address}/preview.png?v=${usual.picture_name}`);
  },
);

it.each(
  sentPages.filter(({ name }) =>
    /^report-(?:genuine|in-progress|superseded|expired|withdrawn|revoked),/.test(name),
  ),
)('$name: a link to it promises nothing that may have changed when it is read', ({ html, language }) => {
  const titleOf = (text: string) =>
    parsed(text).querySelector('meta[property="og:title"]')?.getAttributeValue('content');
  const asked = sentPages.find((other) => other.language === language && other.name.startsWith('/r,'));
  expect(titleOf(html)).toBe(titleOf(asked?.html ?? ''));
  expect(titleOf(html)).not.toBe(parsed(html).querySelector('title')?.textContent);
});

it.each(
  sentPages.filter(({ name }) =>
    /^(?:report-(?:unknown|code-refused)|not-found|too-many|failure),/.test(name),
  ),
)('$name: says in its title what came of it', ({ html }) => {
  const root = parsed(html);
  const said = [...root.querySelectorAll('h1'), ...root.querySelectorAll('#code-error')].map(
    ({ textContent }) => textContent,
  );
  const title = root.querySelector('title')?.textContent.split(' · ')[0] ?? 'no title';
  expect(said.some((text) => text.includes(title))).toBe(true);
});

// The longest name lengthens title and description: search engines cut them then.
const ordinary = sentPages.filter(({ name }) => kindOf(name) !== 'longest');

it.each(ordinary)('$name: is found by words that a search engine shows whole', ({ html }) => {
  const root = parsed(html);
  const title = root.querySelector('title')?.textContent;
  expect(title?.length).toBeLessThanOrEqual(TITLE_MAXIMUM);
  const description = root.querySelector('meta[name="description"]')?.getAttributeValue('content');
  expect(description?.length).toBeGreaterThanOrEqual(DESCRIPTION.minimum);
  expect(description?.length).toBeLessThanOrEqual(DESCRIPTION.maximum);
});
