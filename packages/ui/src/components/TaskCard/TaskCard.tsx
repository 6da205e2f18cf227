import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Card } from '../Card/Card.tsx';
import * as css from './TaskCard.css.ts';

export interface TaskCardProps {
  /** An `Avatar` of the person that it is about, or an icon. */
  mark: ReactNode;
  /** What waits: 'Baraka Mwangi said yes'. */
  title: string;
  /** What to do, and why. */
  children: ReactNode;
  /** The one button that does it. */
  action: ReactNode;
  /** The way to what else waits. */
  more?: ReactNode;
}

/** The one thing that waits for the reader, at the top of her home. */
export function TaskCard({ mark, title, children, action, more }: TaskCardProps) {
  const titleId = useId();
  return (
    <Card as="section" tone="accent" labelledBy={titleId}>
      <div className={css.room}>
        <div className={css.task}>
          <div className={css.head}>
            <span className={css.mark}>{mark}</span>
            <div className={css.words}>
              <Heading level={2} size={4} id={titleId}>
                {title}
              </Heading>
              <Text tone="muted">{children}</Text>
            </div>
          </div>
          {action}
          {more && <div className={css.more}>{more}</div>}
        </div>
      </div>
    </Card>
  );
}
