import type { Registry } from '@repo/api-client/queries/misconduct';
import { registryStates } from '@repo/domain/status-vocabulary';
import { Badge } from '@repo/ui/components/Badge';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { CheckIcon } from '@repo/ui/icons/CheckIcon';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { partWords, statusOf } from './words.ts';

interface RegistryPartProps {
  readonly title: string;
  readonly registry: Registry;
  readonly parts: Registry['regions'];
  readonly nameOf: (name: string) => string;
  readonly note?: string;
}

/** The places or the categories that were searched. Where all are clear they say so once, beside their title. */
export function RegistryPart({ title, registry, parts, nameOf, note }: RegistryPartProps) {
  const isClear = statusOf(registry) === 'clear';
  return (
    <Stack gap="small">
      <Inline gap="small">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        {isClear && (
          <Badge tone={registryStates.clear.tone} icon={<CheckIcon size="small" />}>
            All clear
          </Badge>
        )}
      </Inline>
      {isClear ? (
        <Grid as="ul" columns={3} gap="xsmall">
          {parts.map(({ name }) => (
            <li key={name}>{nameOf(name)}</li>
          ))}
        </Grid>
      ) : (
        <DefinitionList
          items={parts.map(({ name, records }) => {
            const { text, tone } = partWords(registry, records);
            return { term: nameOf(name), value: records === 0 ? text : <Badge tone={tone}>{text}</Badge> };
          })}
        />
      )}
      {note !== undefined && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}
