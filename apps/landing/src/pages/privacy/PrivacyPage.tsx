import { CheckList } from '@repo/ui/components/CheckList';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LongRead } from '@repo/ui/patterns/LongRead';
import type { ReactNode } from 'react';
import { Blocks, type Block } from '../../site/Blocks.tsx';
import { Contact } from '../../site/Contact.tsx';
import { Frame } from '../../site/Frame.tsx';
import type { Language } from '../../site/languages.ts';
import { Operator } from '../../site/Operator.tsx';
import { KeptTable } from './KeptTable.tsx';
import { openedSections } from './opened-sections.ts';
import { wordsOf, type PrivacyWords } from './words.ts';

type Sections = PrivacyWords['sections'];
/** Every section, in the order of the English text. */
const names = Object.keys(wordsOf.en.sections).filter(
  (name): name is keyof Sections => name in wordsOf.en.sections,
);

/** The content of a section after its first text. */
function rest(words: PrivacyWords, language: Language): Partial<Readonly<Record<keyof Sections, ReactNode>>> {
  const { kept, complain } = words.sections;
  return {
    who: (
      <>
        <Operator language={language} />
        <Contact language={language} />
      </>
    ),
    kept: (
      <>
        <KeptTable words={words} />
        <Blocks blocks={kept.after} />
      </>
    ),
    rights: <Contact language={language} />,
    complain: (
      <>
        <Contact language={language} />
        <TextLink href="https://www.odpc.go.ke/" placement="alone">
          {complain.office}
        </TextLink>
      </>
    ),
  };
}

const blocksOf = ({ sections }: PrivacyWords, id: keyof Sections): readonly Block[] =>
  id === 'seen'
    ? [...sections.seen.blocks, ...openedSections(sections.seen.packages), ...sections.seen.after]
    : sections[id].blocks;

/** The stored personal data and its subjects' rights, as the code works today (Data Protection Act, 2019, section 29). */
export function PrivacyPage({ language }: { readonly language: Language }) {
  const words = wordsOf[language];
  const further = rest(words, language);
  return (
    <Frame language={language} path="/privacy">
      <LongRead
        title={words.title}
        lead={words.lead}
        note={words.version}
        brief={
          <TitledCard title={words.brief.title}>
            <CheckList items={words.brief.lines} />
          </TitledCard>
        }
        contents={words.contents}
        sections={names.map((id) => ({
          id,
          title: words.sections[id].title,
          content: (
            <>
              <Blocks blocks={blocksOf(words, id)} />
              {further[id]}
            </>
          ),
        }))}
      />
    </Frame>
  );
}
