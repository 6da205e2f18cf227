import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { sentPages } from './filled-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
    rules: {
      // React writes `<meta … />`, `hrefLang` and `hidden=""`. HTML accepts each with the same meaning.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': ['error', { style: 'empty' }],
      'attribute-empty-style': ['error', { style: 'empty' }],
      'doctype-style': ['error', { style: 'lowercase' }],
      // A phone lays a table out as cards, and its elements lose their roles. The roles are therefore explicit.
      'no-redundant-role': 'off',
      // `heads.test.ts` checks the title length without the longest name.
      'long-title': 'off',
      // Files from our own host do not change on the way.
      'require-sri': ['error', { target: 'crossorigin' }],
    },
  }),
);

describe.each(sentPages)('$name', ({ html }) => {
  it('is valid HTML', () => {
    const { results } = validator.validateStringSync(html);
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(found).toEqual([]);
  });
});
