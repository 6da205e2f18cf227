import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface WayProps {
  readonly title: string;
  /** What it is, and whether the member has it. */
  readonly text: ReactNode;
  /** Its button. */
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** One way to show the second step. */
export const Way = ({ title, text, action, children }: WayProps) => (
  <Stack as="section" gap="small">
    <Spread wrap="late" align="start">
      <div>
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </div>
      <div>{action}</div>
    </Spread>
    {children}
  </Stack>
);
