import { Liquid } from 'liquidjs';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../site/languages.ts';
import { listed, sold } from './prices.ts';
import { questionsOf } from './questions.ts';
import { structuredData } from './structured-data.ts';

/** The data as the server fills it in. */
const sent = (language: Language, values: Readonly<Record<string, string | null>>): unknown =>
  JSON.parse(
    String(
      new Liquid({ outputEscape: 'escape', strictVariables: true }).parseAndRenderSync(
        JSON.stringify(structuredData(language)),
        { origin: 'https://amini.example', steps_hours: '24-48', sold_prices: null, ...values },
      ),
    ),
  );

const offers = (packages: typeof listed) =>
  packages.map(({ name, priceCents }) => ({
    name,
    price: String(priceCents / 100),
    priceCurrency: 'KES',
  }));

describe.each(languages)('what search engines are told in %s', (language) => {
  it('are the questions of the page with their answers', () => {
    const questions = questionsOf(language, '24-48').map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    expect(sent(language, {})).toMatchObject([
      {
        '@graph': [
          { '@type': 'Organization', url: 'https://amini.example/' },
          { '@type': 'WebSite' },
          { '@type': 'Service' },
          { '@type': 'FAQPage', mainEntity: questions },
        ],
      },
    ]);
  });

  it.each([
    ['the listed prices', null, listed],
    ['what is sold where a deployment says so', 'listed', sold],
  ])('are %s', (_, sold_prices, packages) => {
    expect(sent(language, { sold_prices })).toMatchObject([
      { '@graph': [{}, {}, { offers: offers(packages) }, {}] },
    ]);
  });
});
