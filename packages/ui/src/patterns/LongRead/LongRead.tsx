import type { ReactNode } from 'react';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import * as disclosure from '../../components/Disclosure/Disclosure.css.ts';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './LongRead.css.ts';

export interface LongReadSection {
  /** The target of its link in the contents. It is the same in every language, so that a link keeps its place. */
  id: string;
  title: string;
  content: ReactNode;
}

export interface LongReadProps {
  title: string;
  /** The text's kind and audience, in a sentence or two. */
  lead: string;
  /** The date of this version: 'Version of 22 November 2026'. */
  note: string;
  /** The text in a few plain lines, for those who read no further: a card with a title of its own. */
  brief?: ReactNode;
  /** Names the contents: 'On this page'. */
  contents: string;
  sections: readonly LongReadSection[];
}

/**
 * A long text for reference: terms, a privacy notice. Its contents come first: folded on a phone, so that the text begins on
 * the first screen, and open beside it where there is room.
 */
export function LongRead({ title, lead, note, brief, contents, sections }: LongReadProps) {
  const numbered = sections.map((section, index) => ({
    ...section,
    heading: `${String(index + 1)}. ${section.title}`,
  }));
  return (
    <div className={css.page}>
      <div className={css.opening}>
        <Heading level={1}>{title}</Heading>
        <Text size="large">{lead}</Text>
        <Text tone="muted">{note}</Text>
        {brief !== undefined && <div className={css.brief}>{brief}</div>}
      </div>
      <nav className={css.contents} aria-labelledby="contents">
        <details className={css.folded}>
          <summary className={join(disclosure.summary, disclosure.line.boxed, css.opener)}>
            <Heading level={2} size={4} id="contents">
              {contents}
            </Heading>
            <span className={disclosure.arrow}>
              <ChevronDownIcon />
            </span>
          </summary>
          <ul className={css.entries}>
            {numbered.map(({ id, heading }) => (
              <li key={id} className={css.entry}>
                <TextLink href={`#${id}`} placement="alone">
                  {heading}
                </TextLink>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <div className={css.sections}>
        {numbered.map(({ id, heading, content }) => (
          <section key={id} aria-labelledby={id} className={css.section}>
            <Stack gap="small">
              <Heading level={2} size={3} id={id}>
                {heading}
              </Heading>
              {content}
            </Stack>
          </section>
        ))}
      </div>
    </div>
  );
}
