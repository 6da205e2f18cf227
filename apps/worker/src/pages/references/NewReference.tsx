import { Card } from '@repo/ui/components/Card';
import { IconButton } from '@repo/ui/components/IconButton';
import { BinIcon } from '@repo/ui/icons/BinIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { useId, type Ref } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { ReferenceFields } from './ReferenceFields.tsx';
import type { Slot } from './reference-values.ts';
import type { ReferencesForm } from './use-references-form.ts';

interface NewReferenceProps {
  readonly form: ReferencesForm;
  readonly slot: Slot;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onRemove: () => void;
}

/** A reference that was not sent yet. It has no status, because the service does not know it. */
export function NewReference({ form, slot, headingRef, onRemove }: NewReferenceProps) {
  const { say } = useLanguage();
  const headingId = useId();
  const place = slot + 1;
  return (
    <Card as="section" labelledBy={headingId}>
      <Stack>
        {/* Large text leaves no room beside a whole word: the bin then moves below it. */}
        <Spread wrap>
          <Heading level={2} size={3} id={headingId} ref={headingRef}>
            {say('references.row', { place })}
          </Heading>
          <IconButton label={say('references.remove', { place })} icon={<BinIcon />} onClick={onRemove} />
        </Spread>
        <ReferenceFields form={form} slot={slot} />
      </Stack>
    </Card>
  );
}
