import type { ReactNode } from 'react';
import { join } from '../join.ts';
import * as css from './Text.css.ts';

export const textSizes = ['small', 'body', 'large'] as const;
export const textTones = ['inherit', 'default', 'muted', 'primary', 'success', 'warning', 'danger'] as const;
export const textWeights = ['regular', 'medium', 'strong'] as const;
export const textElements = ['p', 'span', 'div', 'strong', 'em', 'li', 'time', 'blockquote'] as const;

export interface TextProps {
  children: ReactNode;
  /** `small` is for notes beside content that is itself readable. Necessary text is `body`. */
  size?: (typeof textSizes)[number];
  tone?: (typeof textTones)[number];
  weight?: (typeof textWeights)[number];
  align?: 'start' | 'center' | 'end';
  as?: (typeof textElements)[number];
  /**
   * The line breaks of a long text: where it fits, at the writer's own lines, nowhere (a date, a number inside a
   * sentence), or cut off after one line.
   */
  lines?: 'wrap' | 'keep' | 'whole' | 'one';
  /** For another element's `aria-describedby` or a link's target. */
  id?: string;
}

/** Running text. */
export function Text({
  children,
  size = 'body',
  tone = 'inherit',
  weight,
  align,
  as: Element = 'p',
  lines = 'wrap',
  id,
}: TextProps) {
  return (
    <Element
      id={id}
      className={join(
        css.size[size],
        css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        lines === 'keep' && css.keepLines,
        lines === 'whole' && css.whole,
        lines === 'one' && css.oneLine,
      )}
    >
      {children}
    </Element>
  );
}
