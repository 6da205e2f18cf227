import type { ReactNode } from 'react';
import { Anchor } from '../../components/LinkProvider/LinkProvider.tsx';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './LostPage.css.ts';

export interface LostPageProps {
  /** One of `drawings/`. */
  drawing: ReactNode;
  /** What is not here, as the page's own heading: 'This page is not here'. */
  title: string;
  /** The reason, and what is not lost, in a sentence or two. */
  text: string;
  /** One primary button. */
  action: ReactNode;
  /** Names the further ways: 'Where to go from here'. */
  waysTitle: string;
  /** The further ways, in the order of their use. */
  ways: readonly { label: string; href: string; state?: unknown }[];
}

/** A page in place of one that is not there: it says so in the middle of the page, and leads on. */
export function LostPage({ drawing, title, text, action, waysTitle, ways }: LostPageProps) {
  return (
    <div className={css.page}>
      {drawing}
      <Heading level={1} align="center">
        {title}
      </Heading>
      <p className={css.text}>{text}</p>
      {action}
      <nav className={css.ways} aria-label={waysTitle}>
        <ul>
          {ways.map(({ label, href, state }) => (
            <li key={href + label} className={css.way}>
              <Anchor href={href} state={state} className={css.link}>
                {label}
                <ArrowRightIcon size="small" />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
