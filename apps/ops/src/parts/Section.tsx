import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the page. The focus goes to its title when the row of a pressed button disappears. */
export const Section = ({ title, children }: SectionProps) => (
  <Stack as="section" gap="small">
    <Heading level={2} size={3}>
      {title}
    </Heading>
    {children}
  </Stack>
);
