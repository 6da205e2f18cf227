import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './TextLink.css.ts';

export const textLinkPlacements = ['inline', 'alone'] as const;

export interface TextLinkProps {
  /** Words that make sense without their surroundings: never 'here'. */
  children: ReactNode;
  href: string;
  state?: unknown;
  /** `inline` in a sentence, `alone` on a line of its own, 44 px high. */
  placement?: (typeof textLinkPlacements)[number];
  icon?: ReactNode;
  /** Opens another site in a new tab, and says so to screen readers. */
  newTab?: boolean;
}

const english: Words['textLink'] = { newTab: 'opens in a new tab' };

/** A link in or below text. */
export function TextLink({
  children,
  href,
  state,
  placement = 'inline',
  icon,
  newTab = false,
}: TextLinkProps) {
  const words = useWords('textLink', english);
  return (
    <Anchor
      href={href}
      state={state}
      className={join(css.link, css.placement[placement])}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon}
      {placement === 'alone' ? <span className={css.words}>{children}</span> : children}
      {newTab && <VisuallyHidden>{` (${words.newTab})`}</VisuallyHidden>}
    </Anchor>
  );
}
