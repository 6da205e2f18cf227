import { useId, type ReactNode } from 'react';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import * as css from './Hero.css.ts';
import { HomeScene } from './HomeScene.tsx';

export interface HeroProps {
  /** Above the title, in a few words: the audience and the place. */
  kicker: string;
  /** The promise, as the page's own heading. */
  title: string;
  lead: ReactNode;
  /** What a visitor gets, in three short lines at most: a `CheckList`. */
  points?: ReactNode;
  /** One primary button and its neighbours. */
  actions: ReactNode;
  /** Links for other visitors. */
  after?: ReactNode;
  /** A card in front of the drawn home: beside the words where there is room. On a phone the card is below them, and the home is not drawn. */
  picture: ReactNode;
  /** Below both columns, as wide as the page. */
  children?: ReactNode;
}

/** The first view of a public page: a promise, an action, and its result. */
export function Hero({ kicker, title, lead, points, actions, after, picture, children }: HeroProps) {
  const titleId = useId();
  return (
    <section className={css.hero} aria-labelledby={titleId}>
      <Content width="wide">
        <div className={css.sides}>
          <div className={css.words}>
            <p className={css.kicker}>{kicker}</p>
            <Heading level={1} size="display" id={titleId}>
              {title}
            </Heading>
            <p className={css.lead}>{lead}</p>
            {points}
            <div className={css.actions}>{actions}</div>
            {after !== undefined && <div className={css.after}>{after}</div>}
          </div>
          <div className={css.picture}>
            <HomeScene className={css.scene} />
            <div className={css.above}>{picture}</div>
          </div>
        </div>
        {children !== undefined && <div className={css.below}>{children}</div>}
      </Content>
    </section>
  );
}
