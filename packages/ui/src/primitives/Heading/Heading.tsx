import type { ReactNode, Ref } from 'react';
import { join } from '../join.ts';
import * as css from './Heading.css.ts';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['display', 1, 2, 3, 4] as const;

type Level = (typeof headingLevels)[number];

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const satisfies Record<Level, string>;

export interface HeadingProps {
  children: ReactNode;
  /** Its level in the page's outline. */
  level: Level;
  /** Its visible size, where it differs from its level. */
  size?: (typeof headingSizes)[number];
  align?: 'start' | 'center';
  id?: string;
  /** Lets the screen focus the heading, for example when a control below it disappears. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading. A screen's level 1 is focusable, so that a screen reader starts there after a change of route. */
export function Heading({ children, level, size = level, align = 'start', id, ref }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element
      ref={ref}
      id={id}
      tabIndex={level === 1 || ref ? -1 : undefined}
      className={join(css.heading, css.size[size], css.align[align])}
    >
      {children}
    </Element>
  );
}
