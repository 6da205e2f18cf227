import { Card } from '@repo/ui/components/Card';
import { DefinitionList, type Definition } from '@repo/ui/components/DefinitionList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface FactsCardProps {
  readonly title: string;
  readonly items: readonly Definition[];
  /** How the facts are to be read. */
  readonly note?: string;
  /** What follows from them. */
  readonly children?: ReactNode;
}

/** Facts about a worker that belong together. */
export function FactsCard({ title, items, note, children }: FactsCardProps) {
  return (
    <Card as="section">
      <Stack gap="small">
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {note !== undefined && <Text tone="muted">{note}</Text>}
        <DefinitionList items={items} />
        {children}
      </Stack>
    </Card>
  );
}
