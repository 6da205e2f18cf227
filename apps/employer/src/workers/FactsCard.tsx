import {
  DefinitionList,
  type Definition,
  type DefinitionListProps,
} from '@repo/ui/components/DefinitionList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import type { ReactNode } from 'react';

interface FactsCardProps extends Pick<DefinitionListProps, 'columns'> {
  readonly title: string;
  readonly items: readonly Definition[];
  /** A note on how to read the facts. */
  readonly note?: string;
  /** The consequences of the facts. */
  readonly children?: ReactNode;
}

/** A group of facts about a worker. */
export function FactsCard({ title, items, columns, note, children }: FactsCardProps) {
  return (
    <TitledCard title={title}>
      {note !== undefined && <Text tone="muted">{note}</Text>}
      <DefinitionList items={items} columns={columns} />
      {children}
    </TitledCard>
  );
}
