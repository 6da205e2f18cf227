import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { CheckList } from '../CheckList/CheckList.tsx';
import * as css from './PriceCard.css.ts';

export const priceCardElements = ['div', 'li'] as const;

export interface PriceCardProps {
  /** 'Standard'. */
  name: string;
  /** As displayed: 'KES 1,500'. */
  price: string;
  /** Below the price: the delivery time. */
  detail: string;
  contents: readonly string[];
  /** Names the list of contents for screen-reader users. */
  contentsLabel: string;
  /** Two words above the most popular card, which then stands out among the others. */
  badge?: string | undefined;
  /** A `ButtonLink` as wide as the card. */
  action: ReactNode;
  /** `li` in a list of cards. */
  as?: (typeof priceCardElements)[number];
}

/** A package with its price, for a comparison with the cards beside it. For a choice in a form use `RadioCards`. */
export function PriceCard({
  name,
  price,
  detail,
  contents,
  contentsLabel,
  badge,
  action,
  as: Element = 'div',
}: PriceCardProps) {
  return (
    <Element className={join(css.card, badge !== undefined && css.chosen)}>
      {badge !== undefined && <p className={css.badge}>{badge}</p>}
      <Heading level={3}>{name}</Heading>
      <p className={css.price}>{price}</p>
      <p className={css.detail}>{detail}</p>
      <div className={css.contents}>
        <CheckList items={contents} label={contentsLabel} />
      </div>
      {action}
    </Element>
  );
}
