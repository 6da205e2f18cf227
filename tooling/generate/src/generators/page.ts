import { IMPORTS, lineInOrder, textOf } from '../anchors.ts';
import { Refusal, type Generator } from '../generator.ts';
import { inForm, toCamel, toPascal, toTitle } from '../names.ts';

const PAGES = 'apps/landing/src/pages';
const LIST = `${PAGES}/pages.ts`;

/** Beginnings of addresses that lead to other sites, calls and persons. */
const TAKEN = new Set([
  'api',
  'assets',
  'login',
  'r',
  'safehire',
  'signup',
  'sw',
  'verifications',
  'w',
  'worker',
]);

const page = (name: string) => `import { Stack } from '@repo/ui/primitives/Stack';
import { Blocks } from '../../site/Blocks.tsx';
import { Frame } from '../../site/Frame.tsx';
import type { In, Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';

/** Replace this sentence: what the page says, and to whom. */
export function ${toPascal(name)}Page({ language }: { readonly language: Language }) {
  const { title, lead, blocks } = wordsOf[language];
  return (
    <Frame language={language} path="/${name}">
      <Stack gap="large">
        <Opening title={title} text={lead} />
        <Blocks blocks={blocks} />
      </Stack>
    </Frame>
  );
}
`;

const stories = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import * as page from '../../../stories/filled-page.tsx';
import { ${toPascal(name)}Page } from './${toPascal(name)}Page.tsx';

const meta = {
  title: 'Screens/Landing/${toTitle(name)}',
  tags: ['!autodocs'],
  ...page.filled(${toPascal(name)}Page),
} satisfies Meta<page.FilledPage>;
export default meta;

export const Page: StoryObj<typeof meta> = {};
export const PageInKiswahili = page.inKiswahili;
export const PageDark = page.dark;
export const PageOnNarrowestPhone = page.onNarrowestPhone;
export const PageInKiswahiliOnNarrowestPhone = page.inKiswahiliOnNarrowestPhone;
`;

const english = (name: string) => `import { brand } from '@repo/domain/brand';

export const english = {
  head: {
    title: \`${toTitle(name)} — \${brand.name}\`,
    description: 'Replace this sentence: what the page says, in 50 to 160 letters, for search engines.',
  },
  title: '${toTitle(name)}',
  lead: 'Replace this sentence: what the page is about.',
  blocks: ['Replace this sentence: what there is to say.'],
} as const;
`;

const kiswahili = (name: string) => `import { brand } from '@repo/domain/brand';

export const kiswahili: In<typeof english> = {
  head: {
    title: \`Ukurasa mpya: ${toTitle(name)} — \${brand.name}\`,
    description: 'Badilisha sentensi hii: ukurasa unasema nini, kwa herufi 50 hadi 160, kwa injini za utafutaji.',
  },
  title: 'Ukurasa mpya: ${toTitle(name)}',
  lead: 'Badilisha sentensi hii: ukurasa unahusu nini.',
  blocks: ['Badilisha sentensi hii: kinachopaswa kusemwa.'],
};
`;

const WORDS = `import type { In, Language } from '../../site/languages.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';

export const wordsOf: Readonly<Record<Language, In<typeof english>>> = { en: english, sw: kiswahili };
`;

const sitePage = (name: string) => `import type { SitePage } from '../../site/site-page.ts';
import { ${toPascal(name)}Page } from './${toPascal(name)}Page.tsx';
import { wordsOf } from './words.ts';

export const ${toCamel(name)}Page: SitePage = {
  path: '/${name}',
  head: (language) => wordsOf[language].head,
  Content: ${toPascal(name)}Page,
};
`;

export const pageGenerator: Generator = {
  names: ['<name>'],
  makes: 'a page of the public site, in English and Kiswahili',
  plan([name = ''], { read }) {
    inForm('kebab', 'The name of a page', name);
    if (TAKEN.has(name)) throw new Refusal(`"/${name}" leads elsewhere: a page cannot have this address.`);
    const folder = `${PAGES}/${name}`;
    const [last] = /\w+,?\s*\];/.exec(textOf(read, LIST)) ?? [];
    if (last === undefined) throw new Refusal(`${LIST} has no list of pages.`);
    return {
      files: {
        [`${folder}/${toPascal(name)}Page.tsx`]: page(name),
        [`${folder}/${toPascal(name)}Page.stories.tsx`]: stories(name),
        [`${folder}/english.ts`]: english(name),
        [`${folder}/kiswahili.ts`]: kiswahili(name),
        [`${folder}/words.ts`]: WORDS,
        [`${folder}/${name}-page.ts`]: sitePage(name),
      },
      inserts: [
        lineInOrder(read, LIST, IMPORTS, `import { ${toCamel(name)}Page } from './${name}/${name}-page.ts';`),
        { path: LIST, before: last, text: `${toCamel(name)}Page, ` },
      ],
      next: [
        `Write its words in both languages: grep -rnE "Replace this|Badilisha|Ukurasa mpya" ${folder}`,
        'Hold it to the rules of HTML, its head and its links: ./pnpm --filter @repo/landing test',
        `Take its pictures, and look at each: ./pnpm --filter @repo/screens exec vitest run ${folder} -u`,
        'Link to it (apps/landing/src/site/Frame.tsx). Where an app links to it, add its address to PUBLIC of apps/api/src/http/site-of.ts.',
      ],
    };
  },
};
