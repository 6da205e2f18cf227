import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './Feature.css.ts';

export const featureElements = ['div', 'li'] as const;

export interface FeatureProps {
  icon: ReactNode;
  title: string;
  /** The description, in a sentence or two. */
  children: ReactNode;
  /** `li` in a list of features. */
  as?: (typeof featureElements)[number];
}

/** One service of the product: an icon, its name, a sentence. Below a heading of the second level. */
export function Feature({ icon, title, children, as: Element = 'div' }: FeatureProps) {
  return (
    <Element className={css.feature}>
      <span className={css.disc}>{icon}</span>
      <div className={css.words}>
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <p className={css.text}>{children}</p>
      </div>
    </Element>
  );
}
