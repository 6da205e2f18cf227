import type { Report } from '@repo/api-client/queries/reports';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

type Entry = NonNullable<Report['work_history']>[number];

/** Where the worker was employed before. */
export function WorkList({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return <Text>No entries.</Text>;
  return (
    <Stack as="ul" gap="small">
      {entries.map(({ position, employer, duration }) => (
        <li key={`${position} ${employer} ${duration}`}>
          <Text weight="strong">{position}</Text>
          <Text tone="muted">
            {employer} · {duration}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
