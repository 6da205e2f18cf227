import type { ReactNode } from 'react';
import { SandboxRibbon } from '@repo/ui/components/SandboxRibbon';
import { TextLink } from '@repo/ui/components/TextLink';
import { WordsProvider } from '@repo/ui/components/WordsProvider';
import { SiteLayout } from '@repo/ui/patterns/SiteLayout';
import { kiswahili } from '@repo/ui/words/kiswahili';
import type { Language } from './languages.ts';

const signIn = { en: 'Sign in', sw: 'Ingia' } as const satisfies Readonly<Record<Language, string>>;

/** What stands around every page of the public site. `path` is the page's address without the language. */
export function Frame({
  language,
  children,
}: {
  readonly language: Language;
  readonly path: string;
  readonly children: ReactNode;
}) {
  return (
    <WordsProvider words={language === 'sw' ? kiswahili : undefined}>
      <SandboxRibbon />
      <SiteLayout
        actions={
          <TextLink href="/login" placement="alone">
            {signIn[language]}
          </TextLink>
        }
      >
        {children}
      </SiteLayout>
    </WordsProvider>
  );
}
