import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Card.css.ts';

/** `accent`: the one thing on the screen that waits for the reader. */
export const cardTones = ['surface', 'sunken', 'primary', 'accent'] as const;
export const cardPaddings = ['none', 'small', 'medium', 'large'] as const;
export const cardElements = ['div', 'section', 'article', 'li'] as const;

export interface CardProps {
  children: ReactNode;
  tone?: (typeof cardTones)[number];
  padding?: (typeof cardPaddings)[number];
  as?: (typeof cardElements)[number];
  /** The id of the heading that names the card, where it is a section. */
  labelledBy?: string;
}

/** A surface around content that belongs together. */
export function Card({
  children,
  tone = 'surface',
  padding = 'medium',
  as: Element = 'div',
  labelledBy,
}: CardProps) {
  return (
    <Element className={join(css.card, css.tone[tone], css.padding[padding])} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}

export interface CardLinkProps {
  /** The card's title, which names the link. */
  children: ReactNode;
  href: string;
  state?: unknown;
}

/** Makes the whole card around it a link to another screen. Put it on the card's title. */
export function CardLink({ children, href, state }: CardLinkProps) {
  return (
    <Anchor href={href} state={state} className={css.link}>
      {children}
    </Anchor>
  );
}

/** Holds the controls of a card that is itself a link. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
