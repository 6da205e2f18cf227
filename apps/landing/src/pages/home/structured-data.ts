import { brand } from '@repo/domain/brand';
import { centsToShillings } from '@repo/domain/money';
import { leftBlank, whichever } from '../../site/filling.tsx';
import { addressIn, spoken, type Language } from '../../site/languages.ts';
import { listed, sold } from './prices.ts';
import { questionsOf } from './questions.ts';
import { wordsOf } from './words.ts';

/** The data for search engines: the operator, the answered questions, and the prices. */
export function structuredData(language: Language): readonly object[] {
  const { head } = wordsOf[language];
  const origin = leftBlank.value('origin');
  const organisation = `${origin}/#organisation`;
  const page = origin + addressIn(language, '/');
  return [
    {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': organisation,
          name: brand.name,
          url: `${origin}/`,
          logo: `${origin}/favicon.svg`,
          areaServed: 'KE',
        },
        {
          '@type': 'WebSite',
          name: brand.name,
          url: page,
          inLanguage: spoken[language],
          publisher: { '@id': organisation },
        },
        {
          '@type': 'Service',
          name: head.title,
          description: head.description,
          provider: { '@id': organisation },
          areaServed: 'KE',
          offers: listed.map((each, index) => {
            const other = sold[index] ?? each;
            return {
              '@type': 'Offer',
              name: whichever('sold_prices', other.name, each.name),
              price: whichever('sold_prices', shillings(other), shillings(each)),
              priceCurrency: 'KES',
              url: `${page}#pricing`,
            };
          }),
        },
        {
          '@type': 'FAQPage',
          inLanguage: spoken[language],
          mainEntity: questionsOf(language, leftBlank.value('steps_hours')).map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ],
    },
  ];
}

const shillings = ({ priceCents }: { readonly priceCents: number }): string =>
  String(centsToShillings(priceCents));
