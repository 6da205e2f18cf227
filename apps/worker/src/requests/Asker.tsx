import { Person } from '@repo/ui/components/Person';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface AskerProps {
  readonly asker: { readonly employerName: string; readonly employerInitials: string };
  readonly level?: 2 | 3;
  readonly titleId?: string;
  /** When she was asked, or when and how she agreed. */
  readonly when?: string | undefined;
  /** How the request stands: a `Badge`. */
  readonly state: ReactNode;
}

/** The employer who asks, and how the request stands: the head of its card. */
export function Asker({ asker, level = 2, titleId, when, state }: AskerProps) {
  return (
    <Person
      initials={asker.employerInitials}
      name={
        <Heading level={level} size={3} {...(titleId !== undefined && { id: titleId })}>
          {asker.employerName}
        </Heading>
      }
    >
      <Inline>
        {when !== undefined && <Text tone="muted">{when}</Text>}
        {state}
      </Inline>
    </Person>
  );
}
