import type { ReactNode } from 'react';
import { alignItems, gap as gaps } from '../gaps.css.ts';
import { join } from '../join.ts';
import type { Space } from '../spaces.ts';
import * as css from './Stack.css.ts';

export const stackElements = ['div', 'section', 'ul', 'ol', 'li', 'article'] as const;
export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

export interface StackProps {
  children: ReactNode;
  /** The distance between one child and the next. */
  gap?: Space;
  /** The alignment of children across the stack. */
  align?: (typeof stackAlignments)[number];
  /** Its element: a list of items is a `ul`. */
  as?: (typeof stackElements)[number];
}

/** Children below one another, at one distance. */
export function Stack({ children, gap = 'medium', align = 'stretch', as: Element = 'div' }: StackProps) {
  return <Element className={join(css.stack, gaps[gap], alignItems[align])}>{children}</Element>;
}
