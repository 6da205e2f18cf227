import { useId, type ReactNode, type Ref } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Card } from '../Card/Card.tsx';

export const titledCardGaps = ['small', 'medium'] as const;

export interface TitledCardProps {
  /** What the card is about, a level below the screen's own heading. */
  title: string;
  children: ReactNode;
  /** What stands at the other end of the title's line, and below it when that is full: a badge. */
  beside?: ReactNode;
  /** Distance between one part and the next: small between words, medium between fields and longer parts. */
  gap?: (typeof titledCardGaps)[number];
  /** Whoever holds it may give the title the focus, as where a control below it goes away. */
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
