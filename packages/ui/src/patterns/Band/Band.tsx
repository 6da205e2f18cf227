import type { ReactNode } from 'react';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import * as css from './Band.css.ts';

export const bandTones = ['page', 'surface', 'soft', 'brand'] as const;

export interface BandProps {
  /** The target of links: 'pricing'. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /**
   * Its background. Two neighbours never have the same one. `brand` is for the last call of a page, with `secondary`
   * buttons on it.
   */
  tone?: (typeof bandTones)[number];
  /** Beside all other content where there is room: a picture, a card. */
  beside?: ReactNode;
}

/** A part of a public page, as wide as the viewport, on a background of its own. */
export function Band({ id, title, lead, children, tone = 'page', beside }: BandProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={join(css.band, css.tone[tone])}>
      <Content width="wide">
        <div className={join(css.sides, beside !== undefined && css.two)}>
          <div className={css.body}>
            <div className={css.head}>
              <Heading level={2} size={1} id={titleId}>
                {title}
              </Heading>
              {lead !== undefined && <p className={join(css.lead, css.leadTone[tone])}>{lead}</p>}
            </div>
            {children}
          </div>
          {beside}
        </div>
      </Content>
    </section>
  );
}
