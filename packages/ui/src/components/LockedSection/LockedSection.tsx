import { useId, type ReactNode } from 'react';
import { LockIcon } from '../../icons/LockIcon.tsx';
import { Heading, type headingLevels } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import * as css from './LockedSection.css.ts';

export interface LockedSectionProps {
  /** The section's name: 'Work History'. */
  title: string;
  /** The package that opens it: 'Part of the Premium package.' */
  children: ReactNode;
  /** The offer that opens it, an `UpgradePrompt`. */
  prompt?: ReactNode;
  level?: (typeof headingLevels)[number];
}

const english: Words['lockedSection'] = { locked: 'locked' };

/**
 * A section that the package does not include. The locked content is not in the page at all: nothing is blurred or
 * hidden.
 */
export function LockedSection({ title, children, prompt, level = 2 }: LockedSectionProps) {
  const words = useWords('lockedSection', english);
  const titleId = useId();
  return (
    <section className={css.locked} aria-labelledby={titleId}>
      <div className={css.head}>
        <span className={css.lock}>
          <LockIcon />
        </span>
        <div className={css.words}>
          <Heading level={level} size={3} id={titleId}>
            {title}
            <VisuallyHidden>{` (${words.locked})`}</VisuallyHidden>
          </Heading>
          <Text as="div" tone="muted">
            {children}
          </Text>
        </div>
      </div>
      {prompt && <div className={css.prompt}>{prompt}</div>}
    </section>
  );
}
