import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from '../TextButton/TextButton.css.ts';

export interface QuietLinkProps {
  /** Words that make sense without their surroundings: never 'here'. */
  children: ReactNode;
  href: string;
  /** Opens another site in a new tab, and says so to screen readers. */
  newTab?: boolean;
}

/** A link that few readers need, as quiet as a note: to object to one of many entries. */
export function QuietLink({ children, href, newTab = false }: QuietLinkProps) {
  const words = useWords('textLink', { newTab: 'opens in a new tab' });
  return (
    <Anchor
      href={href}
      className={css.button}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {newTab && <VisuallyHidden>{` (${words.newTab})`}</VisuallyHidden>}
    </Anchor>
  );
}
