import type { ReactNode } from 'react';
import { alignItems, gap as gaps } from '../gaps.css.ts';
import { join } from '../join.ts';
import type { Space } from '../spaces.ts';
import * as css from './Inline.css.ts';

export const inlineElements = ['div', 'span', 'ul', 'li'] as const;
export const inlineAlignments = ['start', 'center', 'end', 'baseline'] as const;
export const inlineJustifications = ['start', 'center', 'end'] as const;

export interface InlineProps {
  children: ReactNode;
  /** The distance between children, and between lines when they wrap. */
  gap?: Space;
  /** The alignment of children across the line. */
  align?: (typeof inlineAlignments)[number];
  /** The distribution of the children along the line. */
  justify?: (typeof inlineJustifications)[number];
  as?: (typeof inlineElements)[number];
  /** For buttons: on a phone each has a line of its own and fills it. */
  fill?: boolean;
}

/** Children side by side, which wrap when there is no room. */
export function Inline({
  children,
  gap = 'xsmall',
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  fill = false,
}: InlineProps) {
  return (
    <Element
      className={join(css.inline, gaps[gap], alignItems[align], css.justify[justify], fill && css.fill)}
    >
      {children}
    </Element>
  );
}
