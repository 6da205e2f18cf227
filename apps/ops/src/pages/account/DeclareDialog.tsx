import { declareOwnConflict, TEAM_ACCOUNT } from '@repo/api-client/queries/team-account';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { normalisePhone } from '@repo/domain/phone';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { fieldErrors } from '../../forms/field-errors.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { phoneError } from '../../forms/phone-error.ts';
import { reasonError } from '../../forms/reason.ts';
import { ReasonField } from '../../forms/ReasonField.tsx';

interface DeclareDialogProps {
  readonly onClose: () => void;
}

/** Adds a person whom the member knows. */
export function DeclareDialog({ onClose }: DeclareDialogProps) {
  const tell = useToast();
  const cache = useQueryClient();
  const form = useForm({
    fields: ['phone', 'reason'],
    initial: { phone: '', reason: '' },
    validate: ({ phone, reason }) => fieldErrors({ phone: phoneError(phone), reason: reasonError(reason) }),
    save: async ({ phone, reason }) => {
      const { message } = await declareOwnConflict(client, {
        phone: normalisePhone(phone) ?? phone,
        reason: reason.trim(),
      });
      await invalidate(cache, { queryKey: TEAM_ACCOUNT });
      return message;
    },
    onSaved: (text) => {
      onClose();
      tell({ text, tone: 'success' });
    },
    refusalOf: refusalOf('The person was not added. Please try again.'),
  });
  return (
    <FormDialog
      title="Add a person"
      description="You are given nothing that has to do with this phone: no check, no household, no refund. It cannot be taken back."
      form={form}
      submit={{ label: 'Add', busyLabel: 'Adding...' }}
      onClose={onClose}
    >
      <PhoneField label="Phone number" autoComplete="off" required {...form.field('phone')} />
      <ReasonField hint="How you know this person, for example “my cousin”." {...form.field('reason')} />
    </FormDialog>
  );
}
