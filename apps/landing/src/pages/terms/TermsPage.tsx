import { TextLink } from '@repo/ui/components/TextLink';
import { LongRead } from '@repo/ui/patterns/LongRead';
import type { ReactNode } from 'react';
import { Blocks } from '../../site/Blocks.tsx';
import { Contact } from '../../site/Contact.tsx';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { Operator } from '../../site/Operator.tsx';
import { wordsOf, type TermsWords } from './words.ts';

type Name = keyof TermsWords['sections'];
/** Every section, in the order of the English text. */
const names = Object.keys(wordsOf.en.sections).filter((name): name is Name => name in wordsOf.en.sections);

/** The terms for households and workers, as the service works today. */
export function TermsPage({ language }: { readonly language: Language }) {
  const { title, lead, version, contents, sections } = wordsOf[language];
  const further: Partial<Readonly<Record<Name, ReactNode>>> = {
    who: (
      <>
        <Operator language={language} />
        <Contact language={language} />
        <TextLink href={addressIn(language, '/privacy')} placement="alone">
          {sections.who.privacy}
        </TextLink>
      </>
    ),
    law: <Contact language={language} />,
  };
  return (
    <Frame language={language} path="/terms">
      <LongRead
        title={title}
        lead={lead}
        note={version}
        contents={contents}
        sections={names.map((id) => ({
          id,
          title: sections[id].title,
          content: (
            <>
              <Blocks blocks={sections[id].blocks} />
              {further[id]}
            </>
          ),
        }))}
      />
    </Frame>
  );
}
