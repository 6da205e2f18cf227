import type { ReactNode } from 'react';
import { ButtonLink } from '@repo/ui/components/Button';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { TextLink } from '@repo/ui/components/TextLink';
import { WordsProvider } from '@repo/ui/components/WordsProvider';
import { SiteLayout, type SiteLayoutProps } from '@repo/ui/patterns/SiteLayout';
import { kiswahili } from '@repo/ui/words/kiswahili';
import { frameWords } from './frame-words.ts';
import { addressIn, spoken, type Language } from './languages.ts';

const otherThan = { en: 'sw', sw: 'en' } as const satisfies Readonly<Record<Language, Language>>;

/** The links that the specification leads to the welcome page (2.3), each to its own part. */
const toWelcome = ['about', 'contact', 'careers', 'blog', 'help'] as const;

interface FrameProps {
  readonly language: Language;
  /** The address of the page without the language. */
  readonly path: string;
  readonly layout?: SiteLayoutProps['layout'];
  readonly children: ReactNode;
}

/** The frame of every page of the public site. */
export function Frame({ language, path, layout = 'column', children }: FrameProps) {
  const words = frameWords[language];
  const home = addressIn(language, '/');
  const other = otherThan[language];
  return (
    <WordsProvider words={language === 'sw' ? kiswahili : undefined}>
      <SandboxRibbon />
      <SiteLayout
        layout={layout}
        homeHref={home}
        sections={[
          { label: words.howItWorks, href: `${home}#how-it-works` },
          { label: words.pricing, href: `${home}#pricing` },
          { label: words.forWorkers, href: `${home}#for-workers` },
          { label: words.about, href: `${home}#about` },
        ]}
        otherLanguage={{
          label: words.otherLanguage,
          href: addressIn(other, path),
          language: spoken[other],
        }}
        actions={
          <TextLink href="/login" placement="alone">
            {words.signIn}
          </TextLink>
        }
        start={
          <ButtonLink href="/signup" variant="secondary" size="small">
            {words.getStarted}
          </ButtonLink>
        }
        footer={{
          about: words.aboutUs,
          links: [
            ...toWelcome.map((name) => ({
              label: words[name],
              href: addressIn(language, `/welcome#${name}`),
            })),
            { label: words.privacy, href: addressIn(language, '/privacy') },
            { label: words.terms, href: addressIn(language, '/terms') },
            { label: words.checkReport, href: addressIn(language, '/r') },
          ],
        }}
      >
        {children}
      </SiteLayout>
    </WordsProvider>
  );
}
