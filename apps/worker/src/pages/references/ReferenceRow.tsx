import type { OwnReference } from '@repo/api-client/queries/references';
import { normalisePhone } from '@repo/domain/phone';
import { referenceLimits } from '@repo/domain/worker-references';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { Banner } from '@repo/ui/components/Banner';
import { Card } from '@repo/ui/components/Card';
import { IconButton } from '@repo/ui/components/IconButton';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useId } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { session } from '../../session/session.ts';
import type { Row, Slot } from './reference-values.ts';
import type { ReferencesForm } from './use-references-form.ts';

const tones = { pending: 'info', verified: 'success' } as const satisfies Record<string, BadgeTone>;

interface ReferenceRowProps {
  readonly form: ReferencesForm;
  readonly slot: Slot;
  /** The reference in the service. Undefined before the first submission. */
  readonly known: OwnReference | undefined;
  readonly onRemove: () => void;
}

/** One referee: the name, the number, and the relationship to the worker. */
export function ReferenceRow({ form, slot, known, onRemove }: ReferenceRowProps) {
  const { say } = useLanguage();
  const headingId = useId();
  const row = form.rows[slot];
  const place = slot + 1;
  const isVerified = known?.status === 'verified' && !isChanged(row, known);
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        {/* Large text leaves no room beside a whole word: the bin then moves below it. */}
        <Spread wrap>
          <Stack gap="xxsmall">
            <Heading level={2} size={3} id={headingId}>
              {say('references.row', { place })}
            </Heading>
            <Badge tone={tones[isVerified ? 'verified' : 'pending']}>
              {say(isVerified ? 'references.status.verified' : 'references.status.pending')}
            </Badge>
          </Stack>
          <IconButton label={say('references.remove', { place })} icon={<BinIcon />} onClick={onRemove} />
        </Spread>
        {known !== undefined && isChanged(row, known) && known.status === 'verified' && (
          <Text tone="muted">{say('references.anew')}</Text>
        )}
        {normalisePhone(row?.phone ?? '') === session.user()?.phone && row?.phone !== '' && (
          <Banner tone="warning">{say('references.ownNumber')}</Banner>
        )}
        {known?.hint === 'not_reached' && !isChanged(row, known) && (
          <Banner tone="warning">{say('references.notReached')}</Banner>
        )}
        <TextField
          {...form.field(`references.${slot}.name`)}
          label={say('references.name')}
          autoComplete="off"
          maxLength={referenceLimits.name}
        />
        <PhoneField
          {...form.field(`references.${slot}.phone`)}
          label={say('references.phone')}
          autoComplete="off"
        />
        <TextField
          {...form.field(`references.${slot}.relationship`)}
          label={say('references.relationship')}
          placeholder={say('references.relationship.example')}
          autoComplete="off"
          maxLength={referenceLimits.relationship}
        />
      </Stack>
    </Card>
  );
}

const isChanged = (row: Row | undefined, known: OwnReference): boolean =>
  row !== undefined &&
  (row.name.trim() !== known.name ||
    row.relationship.trim() !== known.relationship ||
    normalisePhone(row.phone) !== known.phone);
