import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { sentPages } from './filled-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
    rules: {
      // React writes `<meta … />` and `hrefLang`: HTML takes both, and neither means anything else.
      'void-style': 'off',
      'attr-case': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // A table that is laid out as cards on a phone loses its roles, so that they are written out.
      'no-redundant-role': 'off',
      // Measured in heads.test.ts, where no name is the longest.
      'long-title': 'off',
      // What comes from our own host is not changed on the way.
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
