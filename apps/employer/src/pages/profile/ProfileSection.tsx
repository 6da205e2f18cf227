import { Card } from '@repo/ui/components/Card';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { useId, type ReactNode } from 'react';

interface ProfileSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ProfileSection({ title, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Heading level={2} size={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
