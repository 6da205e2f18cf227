import type { ReactNode } from 'react';
import { Content } from '../primitives/Content/Content.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import * as css from './page.css.ts';

interface PageProps {
  readonly title: string;
  /** The purpose, in a sentence or two. */
  readonly intro: string;
  readonly children: ReactNode;
}

/** A page of the foundations. Only stories use it. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <main>
      <Content width="wide">
        <div className={css.page}>
          <header className={css.head}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="large" tone="muted">
              {intro}
            </Text>
          </header>
          {children}
        </div>
      </Content>
    </main>
  );
}

interface SectionProps {
  readonly title: string;
  /** The rule, in a sentence or two. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A subject of a page, below a line of its own. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <section className={css.section}>
      <div className={css.head}>
        <Heading level={2}>{title}</Heading>
        {text !== undefined && <Text tone="muted">{text}</Text>}
      </div>
      {children}
    </section>
  );
}
