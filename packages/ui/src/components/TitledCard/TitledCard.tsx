import { useId, type ReactNode, type Ref } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';

export const titledCardGaps = ['small', 'medium'] as const;

export interface TitledCardProps {
  /** The subject of the card, a level below the screen's own heading. */
  title: string;
  children: ReactNode;
  /** The state, a badge: at the other end of the title's line, and below the title on a phone. */
  beside?: ReactNode;
  /** The distance between two parts: small between words, medium between fields and longer parts. */
  gap?: (typeof titledCardGaps)[number];
  /** Lets the screen focus the title, for example when a control below it disappears. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** A card that is a section of its screen, named by its title. */
export function TitledCard({ title, children, beside, gap = 'small', titleRef }: TitledCardProps) {
  const titleId = useId();
  const heading = (
    <Heading level={2} size={3} id={titleId} ref={titleRef}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" labelledBy={titleId}>
      <Stack gap={gap}>
        {beside === undefined ? (
          heading
        ) : (
          <Spread wrap>
            {heading}
            {beside}
          </Spread>
        )}
        {children}
      </Stack>
    </Card>
  );
}
