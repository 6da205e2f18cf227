import { normalisePhone } from '@repo/domain/phone';
import { referenceLimits } from '@repo/domain/worker-references';
import { Banner } from '@repo/ui/components/Banner';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { Stack } from '@repo/ui/primitives/Stack';
import { useLanguage } from '../../language/use-language.ts';
import { session } from '../../session/session.ts';
import type { Slot } from './reference-values.ts';
import type { ReferencesForm } from './use-references-form.ts';

interface ReferenceFieldsProps {
  readonly form: ReferencesForm;
  readonly slot: Slot;
  /** The number that the service has. What follows from it stands in the row already. */
  readonly sentPhone?: string | null;
}

/** The name, the number, and the relationship to the worker. What follows from them stands below, so that no field moves. */
export function ReferenceFields({ form, slot, sentPhone = null }: ReferenceFieldsProps) {
  const { say } = useLanguage();
  const phone = normalisePhone(form.rows[slot]?.phone ?? '');
  const phoneField = form.field(`references.${slot}.phone`);
  // Once it is told at the field, it is not told again.
  const isOwn =
    phone !== null &&
    phone !== sentPhone &&
    phone === session.user()?.phone &&
    phoneField.error === undefined;
  return (
    <Stack>
      <TextField
        {...form.field(`references.${slot}.name`)}
        label={say('references.name')}
        required
        autoComplete="off"
        maxLength={referenceLimits.name}
      />
      <PhoneField {...phoneField} label={say('references.phone')} required autoComplete="off" />
      <TextField
        {...form.field(`references.${slot}.relationship`)}
        label={say('references.relationship')}
        required
        placeholder={say('references.relationship.example')}
        autoComplete="off"
        maxLength={referenceLimits.relationship}
      />
      {isOwn && <Banner tone="warning">{say('references.ownNumber')}</Banner>}
    </Stack>
  );
}
